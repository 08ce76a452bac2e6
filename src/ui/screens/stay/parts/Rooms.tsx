import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { stayCopy } from "#copy/stay.ts";
import { isRunOfHouse, placeholderImage, runOfHouseImage } from "#domain/content/images.ts";
import type { RatePlan, RoomOffer } from "#domain/offer/RatePlan.ts";
import { canBook } from "#domain/offer/stockStatus.ts";
import { Button } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Gallery } from "#ui/components/Gallery.tsx";
import { SizeIcon, ViewIcon } from "#ui/components/icons/facilities.tsx";
import { ChevronDownIcon, GuestsIcon } from "#ui/components/icons/frame.tsx";
import { BedIcon } from "#ui/components/icons/interface.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { ConditionBar } from "#ui/condition/ConditionBar.tsx";
import { formatCount } from "#ui/format/won.ts";
import { lazyExtra } from "#ui/layout/lazyExtra.tsx";
import { Section } from "#ui/layout/Page.tsx";
import type { StayViewModel } from "../StayViewModel.ts";
import { PlanRow } from "./PlanRow.tsx";
import styles from "./Rooms.module.css";

const NearDates = lazyExtra(async () => (await import("#ui/condition/NearDates.tsx")).NearDates);

const text = stayCopy.rooms;

/** Plans of a room shown before the rest is expanded. */
const plansAtFirst = 2;

/** Rooms with their rate plans for the chosen dates and guests (PROD-06). */
export const Rooms = observer(function Rooms({ viewModel }: { readonly viewModel: StayViewModel }) {
	const { offers, status, shown } = viewModel;
	const isOpen = ({ plans }: RoomOffer) => plans.some((plan) => canBook(plan, shown.rooms));
	const count = offers?.rooms.filter(isOpen).length ?? 0;
	return (
		<Section
			id="rooms"
			title={text.title}
			note={status !== "failed" && count > 0 ? text.note(formatCount(count)) : undefined}
		>
			<div className={styles.condition}>
				<ConditionBar viewModel={viewModel} />
			</div>
			<RoomList viewModel={viewModel} />
		</Section>
	);
});

const RoomList = observer(function RoomList({ viewModel }: { readonly viewModel: StayViewModel }) {
	const { offers, status, shown } = viewModel;
	if (status === "failed") return <ErrorState message={text.failed} onRetry={() => viewModel.retry()} />;
	if (offers === null || status === "loading") return <RoomSkeletons />;
	if (offers.rooms.length === 0) {
		return (
			<>
				<OtherDates viewModel={viewModel} />
				<EmptyState
					compact
					scene={<SuitcaseScene />}
					title={text.empty}
					note={text.emptyNote}
					action={
						<Button variant="secondary" onClick={() => viewModel.condition.open("dates")}>
							{text.emptyAction}
						</Button>
					}
				/>
			</>
		);
	}
	const { visibleRooms, hiddenRooms } = viewModel;
	return (
		<>
			{viewModel.isSoldOut && <OtherDates viewModel={viewModel} />}
			<ul className={styles.rooms}>
				{visibleRooms.map((offer) => (
					<li key={offer.room.roomId}>
						<RoomCard
							offer={offer}
							nights={offers.nights}
							stayId={viewModel.stayId}
							condition={shown}
							onOpen={(plan) => viewModel.openOption(plan)}
						/>
					</li>
				))}
			</ul>
			{hiddenRooms > 0 && (
				<Button
					variant="secondary"
					wide
					className={styles.moreRooms}
					onClick={() => viewModel.showAllRooms()}
				>
					{text.moreRooms(hiddenRooms)}
				</Button>
			)}
		</>
	);
});

const OtherDates = observer(({ viewModel }: { readonly viewModel: StayViewModel }) => (
	<Suspense>
		<NearDates
			stayId={viewModel.stayId}
			shown={viewModel.shown}
			onTake={(dates) => void viewModel.change({ ...viewModel.shown, ...dates })}
		/>
	</Suspense>
));

function RoomCard({
	offer,
	onOpen,
	...plan
}: {
	readonly offer: RoomOffer;
	readonly nights: number;
	readonly stayId: number;
	readonly condition: StayViewModel["shown"];
	readonly onOpen: (plan: RatePlan) => void;
}) {
	const { room, plans } = offer;
	const [isExpanded, setIsExpanded] = useState(false);
	const placeholder = isRunOfHouse(room.name) ? runOfHouseImage : placeholderImage;
	const images =
		offer.images.length > 0 ? offer.images : [{ url: placeholder, sort: 0, alt: "", color: null }];
	const facts = [
		{ icon: <BedIcon size={18} />, text: room.bedName },
		{ icon: <GuestsIcon size={18} />, text: text.guests(room.standardGuests, room.maximumGuests) },
		{ icon: <SizeIcon size={18} />, text: room.size },
		{ icon: <ViewIcon size={18} />, text: room.view },
	];
	// The supplier's other remarks, without those that repeat the facts.
	const rest = (room.metaInfo?.split(", ") ?? []).filter((part) => !facts.some((fact) => fact.text === part));
	return (
		<article className={styles.room}>
			<div className={styles.top}>
				<Gallery
					images={images}
					label={room.name}
					sizes="(min-width: 744px) 280px, 100vw"
					className={styles.gallery}
				/>
				<div className={styles.facts}>
					<p className={styles.kind}>
						{[...new Set([room.typeName, room.grade])].filter(Boolean).join(" · ")}
					</p>
					<h3 className={styles.name}>{room.name}</h3>
					<ul className={styles.list}>
						{facts.map(
							(fact) =>
								fact.text && (
									<li key={fact.text} className={styles.fact}>
										{fact.icon}
										{fact.text}
									</li>
								),
						)}
					</ul>
					{rest.length > 0 && <p className={styles.meta}>{rest.join(" · ")}</p>}
				</div>
			</div>
			{plans.length === 0 ? (
				<p className={styles.none}>{text.noPlans}</p>
			) : (
				<>
					<p className={styles.heads} aria-hidden="true">
						<span>{text.heads.plan}</span>
						<span>{text.heads.cancel}</span>
						<span>{text.heads.total(plan.nights)}</span>
					</p>
					<ul aria-label={text.plans(room.name)}>
						{plans.slice(0, isExpanded ? plans.length : plansAtFirst).map((each) => (
							<li key={each.ratePlanId} className={styles.plan}>
								<PlanRow plan={each} {...plan} onOpen={() => onOpen(each)} />
							</li>
						))}
					</ul>
				</>
			)}
			{!isExpanded && plans.length > plansAtFirst && (
				<button type="button" className={styles.more} onClick={() => setIsExpanded(true)}>
					{text.morePlans(plans.length - plansAtFirst)}
					<ChevronDownIcon size={18} />
				</button>
			)}
		</article>
	);
}

const RoomSkeletons = () => (
	<SkeletonGroup label={text.loading} className={styles.rooms}>
		{["a", "b"].map((key) => (
			<div key={key} className={styles.room}>
				<div className={styles.top}>
					<Skeleton shape="picture" className={styles.gallery} />
					<div className={styles.facts}>
						<Skeleton width="third" />
						<Skeleton shape="title" width="half" />
						<Skeleton width="most" />
						<Skeleton width="most" />
					</div>
				</div>
				<div className={styles.plan}>
					<Skeleton shape="title" width="half" />
					<Skeleton width="most" />
				</div>
			</div>
		))}
	</SkeletonGroup>
);
