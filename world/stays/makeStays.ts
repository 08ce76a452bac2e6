import { type Random, randomFrom } from "#world/illustrations/kit/random.ts";
import { cities } from "#world/places/cities.ts";
import { nations } from "#world/places/foreignCities.ts";
import { type City, type Point, pointsOf, type StayKind } from "#world/places/Place.ts";
import type { FacilityCode } from "./facilities.ts";
import { type KindTraits, kinds } from "./kinds.ts";
import { makeRooms } from "./makeRooms.ts";
import { nameStay } from "./nameStay.ts";
import type { Stay } from "./Stay.ts";

/** Picks an item at random by weight. */
export function weighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
	let left = random.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
	for (const [choice, weight] of choices) {
		left -= weight;
		if (left < 0) return choice;
	}
	return choices[choices.length - 1]![0];
}

/**
 * Returns the city of each stay, in an order in which every prefix contains the cities in roughly their weights: a world of 24 stays is a
 * small world, not a corner of a large one.
 */
function citiesInTurn(count: number): City[] {
	const total = cities.reduce((sum, city) => sum + city.weight, 0);
	const given = new Map<City, number>();
	return Array.from({ length: count }, (_, index) => {
		const owed = (city: City) => (city.weight * (index + 1)) / total - (given.get(city) ?? 0);
		const next = cities.reduce((best, city) => (owed(city) > owed(best) + 1e-9 ? city : best));
		given.set(next, (given.get(next) ?? 0) + 1);
		return next;
	});
}

/** Our own stays are mostly in Korea; SUP1 to SUP3 sell in Korea too, the international suppliers abroad. */
function channelOf(city: City, random: Random): number {
	if (city.nation === "KR")
		return weighted(random, [
			[1, 70],
			[2, 12],
			[3, 9],
			[4, 9],
		]);
	return weighted(random, [
		[5, 3],
		[6, 3],
		[7, 2],
		[8, 2],
		[9, 2],
		[10, 2],
	]);
}

const jitter = ([lat, lng]: Point, random: Random): Point => {
	const spread = () => ((random.next() + random.next() - 1) * 320) / 111_000;
	return [round(lat + spread()), round(lng + spread() / Math.cos((lat * Math.PI) / 180))];
};
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

function facilitiesOf(
	traits: KindTraits,
	city: City,
	star: number,
	{ random, rare }: { readonly random: Random; readonly rare: Random },
): Set<FacilityCode> {
	const found = new Set<FacilityCode>(traits.always);
	const lift = star >= 5 ? 30 : star === 4 ? 14 : star === 2 ? -20 : 0;
	for (const [code, chance] of traits.often) if (random.chance((chance + lift) / 100)) found.add(code);
	for (const [code, chance] of traits.rarely ?? [])
		if (rare.chance((chance + lift / 4) / 100)) found.add(code);
	if (city.hasCoast && random.chance(0.55)) found.add("OCEAN_VIEW");
	if ((city.season === "mountain" || city.season === "ski") && random.chance(0.6)) found.add("MOUNTAIN_VIEW");
	return found;
}

const roads = [
	"중앙",
	"솔밭",
	"은행나무",
	"느티나무",
	"새벽",
	"언덕",
	"강변",
	"시장",
	"역전",
	"달빛",
	"벚꽃",
	"호수",
	"바람",
	"고개",
	"모래",
	"등대",
	"돌담",
	"우체국",
];

function addressOf(city: City, street: string, random: Random): string {
	if (city.nation === "KR") {
		const road = `${random.pick(roads)}${random.pick(["로", "길", "로", `로${random.whole(3, 48)}번길`])}`;
		return `${city.province} ${street} ${road} ${random.whole(1, 180)}`;
	}
	return `${city.province} ${street} ${random.whole(1, 9)}-${random.whole(1, 28)}`;
}

const closedOneIn = 97;

const chains = ["윤슬 컬렉션", "가람 호텔 그룹", "온새 스테이즈", "노스윈드 호텔"];

function makeStay(id: number, city: City, seed: number, taken: Set<string>): Stay {
	const random = randomFrom(`${seed}/stay/${id}`);
	const nation = nations.find(({ code }) => code === city.nation)!;
	const kind = weighted(random, Object.entries(city.kinds) as [StayKind, number][]);
	const traits = kinds[kind];
	const allowed = city.only?.[kind];
	const area = random.pick(city.areas.filter(({ name }) => !allowed || allowed.includes(name)));
	const areaNumber = city.areas.indexOf(area) + 1;
	const point = random.pick(pointsOf(area));
	const star = weighted(random, traits.stars);
	const channel = channelOf(city, random);
	const quality = 0.35 + 0.65 * Math.sqrt(random.next());
	const facilities = facilitiesOf(traits, city, star, {
		random: random.fork("facilities"),
		rare: random.fork("rare facilities"),
	});
	const [low, high] = nation.feePerNight;
	const areaName = point.name.split("·")[0]!;
	const name = nameStay(
		{ kind, city, areaName, areaEnglish: point.english, star },
		random.fork("name"),
		taken,
	);
	const place = {
		id,
		...name,
		kind,
		star,
		city,
		areaNumber,
		subArea: point.subArea,
		areaName,
		at: jitter(point.at, random.fork("place")),
		address: addressOf(city, point.street, random.fork("address")),
		phone:
			city.nation === "KR"
				? `0507-0000-${String(random.whole(1, 9999)).padStart(4, "0")}`
				: `+${nation.dialCode} 000 ${random.whole(1000, 9999)}`,
		channel,
		externalId: channel === 1 ? null : `S${channel - 1}-${(id * 7919 + 104_729).toString(36).toUpperCase()}`,
		facilities,
		checkIn: random.pick(traits.checkIn),
		checkOut: random.pick(traits.checkOut),
		chain: kind === "hotel" && star >= 4 && random.chance(0.35) ? random.pick(chains) : null,
		isNew: random.chance(0.08),
		isClosed: id % closedOneIn === 0,
		isFesta: city.nation === "KR" && random.chance(0.16),
		quality,
		fame: random.next(),
		taxPercent: nation.taxPercent,
		feePerNight: high === 0 ? 0 : Math.round(random.between(low, high) / 100) * 100,
	};
	return { ...place, rooms: makeRooms(place, random.fork("rooms")) };
}

/** Makes the first `count` stays of the world. The same seed gives the same stays, and a smaller world is a prefix of a larger one. */
export function makeStays(count: number, seed: number): Stay[] {
	const taken = new Set<string>();
	return citiesInTurn(count).map((city, index) => makeStay(index + 1, city, seed, taken));
}
