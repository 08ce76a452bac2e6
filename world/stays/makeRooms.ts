import type { Random } from "#world/illustrations/kit/random.ts";
import { kinds, starFactor } from "./kinds.ts";
import { type PlanType, planTypes, usualPolicies } from "./planTypes.ts";
import { type RoomType, roomTypes } from "./roomTypes.ts";
import type { Plan, Room, Stay } from "./Stay.ts";

type Place = Omit<Stay, "rooms">;

const fits = (type: RoomType, { city, star }: Place): boolean =>
	type.needs === "coast"
		? city.hasCoast
		: type.needs === "stars4"
			? star >= 4
			: type.needs === "stars5"
				? star >= 5
				: true;

/** Returns some items of a list, in order, always including the first. */
function some<T>(items: readonly T[], count: number, random: Random): T[] {
	const [first, ...rest] = items;
	const chosen = new Set(
		rest
			.map((item) => ({ item, at: random.next() }))
			.sort((a, b) => a.at - b.at)
			.slice(0, count - 1)
			.map(({ item }) => item),
	);
	return first === undefined ? [] : [first, ...rest.filter((item) => chosen.has(item))];
}

const viewOf = (type: RoomType, place: Place, random: Random): string => {
	if (type.view) return type.view;
	const views = place.city.hasCoast
		? ["시티뷰", "파셜 오션뷰", "마을뷰"]
		: place.city.season === "mountain" || place.city.season === "ski"
			? ["숲뷰", "마운틴뷰"]
			: ["시티뷰", "골목뷰", "중정뷰"];
	return random.pick(views);
};

function makePlan(type: PlanType, id: number, roomPrice: number, place: Place, random: Random): Plan {
	const base =
		Math.round((roomPrice * (type.price / 100) + type.extra * (place.star === 5 ? 1.6 : 1)) / 1000) * 1000;
	const normalPercent = random.whole(...type.discountRange);
	return {
		id,
		type,
		cancel: type.cancel ?? usualPolicies[place.kind][place.id % usualPolicies[place.kind].length]!,
		base,
		normalPercent,
		memberPercent: normalPercent + random.whole(4, 9),
		cashbackPercent: random.whole(1, 5),
		isInstant: random.chance(kinds[place.kind].instant / 100),
	};
}

/** Makes rooms with their plans: three to eight types, one to four plans each. */
export function makeRooms(place: Place, random: Random): Room[] {
	const traits = kinds[place.kind];
	const types = roomTypes[place.kind].filter((type) => fits(type, place));
	const level =
		place.city.level *
		(starFactor[place.star] ?? 1) *
		(0.82 + 0.36 * place.quality) *
		random.between(0.92, 1.1);
	return some(types, random.whole(...traits.roomTypes), random).map((type, index) => {
		const id = place.id * 10 + index + 1;
		const price = (traits.basePrice * level * type.price) / 100;
		const [first, ...others] = planTypes[place.kind];
		const plans = some([first, ...others], random.whole(1, 4), random).map((plan, at) =>
			makePlan(plan, id * 10 + at + 1, price, place, random),
		);
		return {
			id,
			type,
			name: type.name,
			view: viewOf(type, place, random),
			size: type.size + random.whole(-2, 4),
			cap: random.whole(...traits.stock),
			plans,
		};
	});
}
