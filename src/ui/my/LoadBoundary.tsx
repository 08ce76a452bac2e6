import { observer } from "mobx-react-lite";
import { Fragment, type ReactNode } from "react";
import { booksCopy } from "#copy/books.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import stack from "#ui/styles/stack.module.css";
import styles from "./LoadBoundary.module.css";
import type { LoadViewModel } from "./LoadViewModel.ts";

interface LoadedProps<T> {
	readonly load: LoadViewModel<T>;
	/** Message if loading failed. */
	readonly failed: string;
	/** For a booking's screens: message if the member has no such booking, with a link to the list of bookings. */
	readonly missing?: string;
	/** Skeletons of the content; by default rows of two lines. */
	readonly waiting?: ReactNode;
	readonly children: (value: T) => ReactNode;
}

/** Shows skeletons, the content, or one error message with one action. */
export const LoadBoundary = observer(function LoadBoundary<T>({
	load,
	failed,
	missing,
	waiting,
	children,
}: LoadedProps<T>) {
	if (load.value !== null) return children(load.value);
	if (load.isMissing && missing) {
		return (
			<ErrorState message={missing} action={<ButtonLink to="/mypage/books">{booksCopy.toList}</ButtonLink>} />
		);
	}
	if (load.hasFailed) {
		return <ErrorState message={failed} busy={load.isBusy} onRetry={() => void load.load()} />;
	}
	return <SkeletonGroup>{waiting ?? <Repeat count={4}>{row}</Repeat>}</SkeletonGroup>;
}) as <T>(props: LoadedProps<T>) => ReactNode;

const row = (
	<div className={styles.row}>
		<Skeleton width="half" />
		<Skeleton width="third" />
	</div>
);

/** Repeats a placeholder. */
export const Repeat = ({ count, children }: { readonly count: number; readonly children: ReactNode }) =>
	Array.from({ length: count }, (_, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
		<Fragment key={index}>{children}</Fragment>
	));

/** Placeholder for a form with the given number of fields and its button. */
export const FormWaiting = ({ fields }: { readonly fields: number }) => (
	<div className={styles.form}>
		<Repeat count={fields}>
			<div className={stack.gap1}>
				<Skeleton width="third" />
				<Skeleton shape="button" />
			</div>
		</Repeat>
	</div>
);
