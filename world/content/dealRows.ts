import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { randomFrom } from "#world/illustrations/kit/random.ts";
import type { Row } from "#world/rows/Row.ts";
import type { Plan, Stay } from "#world/stays/Stay.ts";
import { byLiking } from "./contentRows.ts";
import { type EventSeed, events } from "./display.ts";
import { topicCover } from "./topicPictures.ts";

const takesPart = ({ cities, facility }: EventSeed, { city, facilities }: Stay): boolean =>
	(!cities || cities.includes(city.code)) &&
	(!facility || facilities.has(facility) || (facility === "HOT_SPRING" && facilities.has("SAUNA")));

/** Returns the plan of a stay that an event sells: one without a discount that everyone may see. */
const eventPlan = (stay: Stay): Plan | undefined =>
	stay.rooms.flatMap(({ plans }) => plans).find(({ type }) => !type.isHidden && !type.discount);

interface Deal {
	readonly stay: Stay;
	readonly plan: Plan | null;
	readonly kind: "PERCENT" | "AMOUNT";
	readonly amount: number;
	readonly title: string;
	readonly sale: readonly [StayDate, StayDate];
	readonly nights: readonly [StayDate, StayDate];
	readonly event: { readonly id: number; readonly sort: number } | null;
}

function eventDeals(stays: readonly Stay[], today: StayDate): Deal[] {
	return events.flatMap((event) =>
		byLiking(stays.filter((stay) => takesPart(event, stay)))
			.slice(0, event.count)
			.flatMap((stay, index): Deal[] => {
				const plan = eventPlan(stay);
				if (!plan) return [];
				return [
					{
						stay,
						plan,
						kind: "PERCENT",
						amount: Math.max(3, event.discountRate - (index % 3) * 2),
						title: event.title,
						sale: [addDays(today, event.sale[0]), addDays(today, event.sale[1])],
						nights: [addDays(today, event.stay[0]), addDays(today, event.stay[1])],
						event: { id: event.id, sort: index + 1 },
					},
				];
			}),
	);
}

/** Builds promotions of single stays, on all their plans: some running, some over, some still to come. */
function stayDeals(stays: readonly Stay[], seed: number, today: StayDate): Deal[] {
	return stays.flatMap((stay): Deal[] => {
		const random = randomFrom(`${seed}/promotion/${stay.id}`);
		if (!random.chance(0.14)) return [];
		const start = random.pick([-20, -12, -5, -60, 10]);
		const percent = random.chance(0.55);
		return [
			{
				stay,
				plan: null,
				kind: percent ? "PERCENT" : "AMOUNT",
				amount: percent ? random.whole(4, 12) : random.whole(1, 5) * 5000,
				title: random.pick(["주말 반짝 할인", "숙소 단독 할인", "재방문 감사 할인", "이달의 숙소"]),
				sale: [addDays(today, start), addDays(today, start + random.whole(25, 45))],
				nights: [addDays(today, start), addDays(today, start + random.whole(80, 150))],
				event: null,
			},
		];
	});
}

export function dealRows(
	stays: readonly Stay[],
	seed: number,
	today: StayDate,
): { promotions: Row[]; events: Row[]; eventProducts: Row[] } {
	const deals = [...stayDeals(stays, seed, today), ...eventDeals(stays, today)].map((deal, index) => ({
		...deal,
		id: index + 1,
	}));
	return {
		promotions: deals.map(({ id, stay, plan, kind, amount, title, sale, nights }) => ({
			promotion_id: id,
			history_id: 1000 + id,
			channel_history_id: 2000 + id,
			channel_idx: stay.channel,
			channel_margin_percent: 8 + (id % 5),
			type_id: plan ? 2 : 1,
			discount_type: kind,
			discount_amount: amount,
			title,
			property_id: stay.id,
			rateplan_id: plan?.id ?? null,
			stay_start: nights[0],
			stay_end: nights[1],
			sale_start: sale[0],
			sale_end: sale[1],
		})),
		events: events.map((event) => ({
			event_id: event.id,
			title: event.title,
			subtitle: event.subtitle,
			image_key: topicCover(event.topic),
			html: event.html,
			discount_rate: event.discountRate,
			secret: event.secret ?? null,
			coupon_manager_id: event.coupon ?? null,
			sale_start: addDays(today, event.sale[0]),
			sale_end: addDays(today, event.sale[1]),
			stay_start: addDays(today, event.stay[0]),
			stay_end: addDays(today, event.stay[1]),
		})),
		eventProducts: deals.flatMap(({ id, stay, plan, event }) =>
			event && plan
				? [
						{
							event_id: event.id,
							property_id: stay.id,
							rateplan_id: plan.id,
							promotion_id: id,
							sort: event.sort,
						},
					]
				: [],
		),
	};
}
