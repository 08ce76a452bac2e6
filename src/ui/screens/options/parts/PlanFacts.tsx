import type { ReactNode } from "react";
import { componentsCopy } from "#copy/components.ts";
import { optionsCopy } from "#copy/options.ts";
import { stayCopy } from "#copy/stay.ts";
import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import { discountLabel, stockLabel } from "#domain/offer/stockStatus.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { nightsText } from "#domain/search/searchSummary.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { Gallery } from "#ui/components/Gallery.tsx";
import { Tag, TagList } from "#ui/components/Tag.tsx";
import stack from "#ui/styles/stack.module.css";
import styles from "./PlanFacts.module.css";

const text = optionsCopy;

const noImage = { url: "", alt: "", color: null };

/** Stay, room, dates, guests and the contents of the plan. */
export function PlanFacts({
	option,
	condition,
	children,
}: {
	readonly option: OptionDetail;
	readonly condition: SearchCondition;
	/** Replaces dates, guests and rooms, which a voucher does not have. */
	readonly children?: ReactNode;
}) {
	const times = [
		option.checkInTime && text.checkIn(option.checkInTime),
		option.checkOutTime && text.checkOut(option.checkOutTime),
	].filter(Boolean);
	return (
		<div className={stack.gap6}>
			<PlanHead option={option} />
			{children || (
				<DescriptionList
					rows={[
						{
							term: text.dates,
							value: (
								<>
									{monthDayRange(condition.checkInDate, condition.checkOutDate)} ·{" "}
									{nightsText(nightsOf(condition))}
									{times.length > 0 && <span className={styles.times}>{times.join(" · ")}</span>}
								</>
							),
						},
						{ term: text.guests, value: guestsText(condition) },
						{ term: text.rooms, value: stayCopy.condition.roomCount(condition.rooms) },
					]}
				/>
			)}
			<RoomFacts option={option} />
		</div>
	);
}

interface OptionProps {
	readonly option: OptionDetail;
}

/** Images and names of the room and the plan. */
function PlanHead({ option }: OptionProps) {
	const { plan } = option;
	const { room, prices } = plan;
	const left = stockLabel(plan.stock);
	return (
		<div className={styles.head}>
			<Gallery
				images={option.images.length > 0 ? option.images : [noImage]}
				label={room.name}
				sizes="(min-width: 744px) 320px, 100vw"
				priority
				rounded
			/>
			<div className={styles.names}>
				<p className={styles.stay}>{option.stayName}</p>
				<h2 className={styles.room}>{room.name}</h2>
				<p className={styles.plan}>{plan.name}</p>
				<TagList>
					{prices.discountKind && <Tag tone="accent">{discountLabel(prices.discountKind)}</Tag>}
					{left && <Tag tone="red">{left}</Tag>}
					{plan.isWaitingList && <Tag>{stayCopy.plan.waiting}</Tag>}
				</TagList>
			</div>
		</div>
	);
}

/** The room and what the plan includes. */
function RoomFacts({ option: { plan, rateComments } }: OptionProps) {
	const { room } = plan;
	return (
		<section className={styles.section}>
			<h3>{text.room}</h3>
			<DescriptionList
				rows={[
					{ term: text.meal, value: plan.mealName ?? componentsCopy.noMeal },
					{ term: text.bed, value: room.bedName },
					{ term: text.size, value: room.size },
					{ term: text.view, value: room.view },
					{
						term: text.capacity,
						value: stayCopy.rooms.guests(room.standardGuests, room.maximumGuests),
					},
					{ term: text.includes, value: lines(plan.includes) },
					{ term: text.benefits, value: lines(plan.valueAdds) },
					{ term: text.usage, value: lines(plan.usage) },
					{ term: text.terms, value: lines(plan.detail) },
					{
						term: text.remarks,
						value: lines([...rateComments, ...(plan.supplierRemark ? [plan.supplierRemark] : [])]),
					},
				]}
			/>
		</section>
	);
}

const lines = (texts: readonly string[]) =>
	texts.length === 0 ? null : (
		<ul className={stack.gap1}>
			{texts.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
