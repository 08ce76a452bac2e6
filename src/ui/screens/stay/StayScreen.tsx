import { observer } from "mobx-react-lite";
import { type RefObject, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { stayCopy } from "#copy/stay.ts";
import { planChoice } from "#domain/offer/planAddress.ts";
import { promisedIn } from "#domain/offer/promisedIn.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { useIsInView } from "#ui/components/useIsInView.ts";
import { ConditionSheets } from "#ui/condition/ConditionSheets.tsx";
import { useQueryInAddress } from "#ui/condition/useQueryInAddress.ts";
import { lazyExtra } from "#ui/layout/lazyExtra.tsx";
import { lazyLayer } from "#ui/layout/lazyPart.tsx";
import { Columns, Page } from "#ui/layout/Page.tsx";
import { About } from "./parts/About.tsx";
import { StayBar, StaySummary } from "./parts/BookingSummary.tsx";
import { Comparison } from "./parts/Comparison.tsx";
import { EventBanner } from "./parts/EventBanner.tsx";
import { Facilities } from "./parts/Facilities.tsx";
import { Location } from "./parts/Location.tsx";
import { Recommendations } from "./parts/Recommendations.tsx";
import { Rooms } from "./parts/Rooms.tsx";
import { SectionTabs } from "./parts/SectionTabs.tsx";
import { StayData } from "./parts/StayData.tsx";
import { StayGallery } from "./parts/StayGallery.tsx";
import { StayHead } from "./parts/StayHead.tsx";
import { StayReviewsPart } from "./parts/StayReviewsPart.tsx";
import { Vouchers } from "./parts/Vouchers.tsx";
import styles from "./StayScreen.module.css";
import { type StaySnapshot, StayViewModel } from "./StayViewModel.ts";

const OptionSheet = lazyLayer(async () => (await import("../options/OptionSheet.tsx")).OptionSheet);

const PromiseNotice = lazyExtra(async () => (await import("#ui/booking/PromiseNotice.tsx")).PromiseNotice);

/** A stay's page: pictures, rooms with rate plans, facilities, location, reviews and other stays nearby (ROUTE-03, PROD-06..08). */
export const StayScreen = observer(function StayScreen({ snapshot }: { readonly snapshot: StaySnapshot }) {
	const app = useApp();
	const viewModel = useViewModel(() => new StayViewModel(app, snapshot.condition), snapshot);
	useQueryInAddress(searchQueryWithRooms(viewModel.shown));
	const below = useNearness(viewModel);
	const promised = promisedIn(useLocation().search);
	const { detail, deferred, wish } = viewModel;
	if (detail === null) {
		return (
			<Page>
				<PageHead title={stayCopy.introduction} noindex />
				<ErrorState
					message={stayCopy.failed}
					onRetry={() => viewModel.retry()}
					busy={viewModel.status === "loading"}
				/>
			</Page>
		);
	}
	const { name } = detail.info;
	return (
		<>
			<Page flush>
				<PageHead title={name} description={stayCopy.description(name, detail.cityName)} />
				<StayData detail={detail} />
				<StayGallery name={name} images={detail.images} />
				<Columns aside={<StaySummary viewModel={viewModel} />}>
					<StayHead viewModel={viewModel} detail={detail} />
					{promised && (
						<Suspense>
							<PromiseNotice stayId={viewModel.stayId} condition={snapshot.condition} promised={promised} />
						</Suspense>
					)}
					{snapshot.event && <EventBanner event={snapshot.event} />}
					<SectionTabs
						hasReviews={!deferred.areReviewsLeftOut}
						hasMore={deferred.surroundings === null || deferred.surroundings.nearby.length > 0}
						onNear={() => viewModel.loadBelow()}
					/>
					<div className={styles.sections}>
						<Rooms viewModel={viewModel} />
						<Vouchers plans={viewModel.offers?.vouchers ?? []} condition={viewModel.shown} />
						<Comparison comparison={deferred.comparison} condition={viewModel.shown} />
						<Facilities detail={detail} ref={below} />
						<About detail={detail} />
						<Location detail={detail} places={deferred.surroundings?.places ?? null} />
						<StayReviewsPart viewModel={deferred} stayId={viewModel.stayId} summary={detail.reviews} />
					</div>
				</Columns>
				<Recommendations surroundings={deferred.surroundings} />
			</Page>
			<StayBar viewModel={viewModel} />
			<ConditionSheets viewModel={viewModel.condition} />
			{viewModel.option && (
				<OptionSheet
					stayId={viewModel.stayId}
					choice={planChoice(viewModel.option, null, promised)}
					condition={viewModel.shown}
					title={viewModel.option.room.name}
					onClose={() => viewModel.openOption(null)}
				/>
			)}
			<Toast message={wish.message} onGone={() => wish.say(null)} />
		</>
	);
});

/** How long, in milliseconds, network and main thread are reserved for the top of the page. */
const headFirst = 5_000;

/** Returns a ref that marks where late content begins. The view model loads that content when the visitor gets near it, or after a pause. */
function useNearness(viewModel: StayViewModel): RefObject<HTMLElement | null> {
	const below = useRef<HTMLElement>(null);
	const isNear = useIsInView(below, true);
	useEffect(() => {
		const timer = setTimeout(() => viewModel.loadBelow(), isNear ? 0 : headFirst);
		return () => clearTimeout(timer);
	}, [isNear, viewModel]);
	return below;
}
