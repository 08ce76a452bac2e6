import { bookingFormCopy } from "#copy/bookingForm.ts";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { Columns } from "#ui/layout/Page.tsx";

/** As tall as a coupon and a balance. */
export const DiscountsSkeleton = () => (
	<SkeletonGroup label={bookingFormCopy.loading}>
		<Skeleton width="third" />
		<Skeleton shape="block" />
		<Skeleton width="third" />
		<Skeleton shape="button" />
	</SkeletonGroup>
);

export const BookingSkeleton = () => (
	<Columns aside={<Skeleton shape="block" />}>
		<SkeletonGroup label={bookingFormCopy.loading}>
			<Skeleton shape="title" width="third" />
			<Skeleton shape="block" />
			<Skeleton width="half" />
			<Skeleton shape="title" width="third" />
			<Skeleton shape="button" />
			<Skeleton shape="button" />
			<Skeleton shape="block" />
		</SkeletonGroup>
	</Columns>
);
