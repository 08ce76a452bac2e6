import { addDays, partsOf, type StayDate } from "#domain/shared/StayDate.ts";
import { type Random, randomFrom } from "#world/illustrations/kit/random.ts";
import type { Point } from "#world/places/Place.ts";
import type { Row } from "#world/rows/Row.ts";
import { weighted } from "#world/stays/makeStays.ts";
import type { Room, Stay } from "#world/stays/Stay.ts";
import {
	angry,
	closers,
	complaints,
	nameEnds,
	nicknameHeads,
	nicknameTails,
	openers,
	type Phrase,
	praises,
	replies,
	surnames,
	titles,
	type Voice,
} from "./phrases.ts";

interface Visit {
	readonly stay: Stay;
	readonly room: Room;
	readonly month: number;
	readonly nights: number;
	/** The nearest sight within walking distance. */
	readonly sight: { readonly name: string; readonly minutes: number } | null;
	readonly voice: Voice;
}

function metresBetween([lat, lng]: Point, [otherLat, otherLng]: Point): number {
	const north = (lat - otherLat) * 111_000;
	const east = (lng - otherLng) * 111_000 * Math.cos((lat * Math.PI) / 180);
	return Math.hypot(north, east);
}

function sightNear({ at, city }: Stay, random: Random): Visit["sight"] {
	const near = city.sights
		.map(([name, , lat, lng]) => ({ name, minutes: Math.ceil((metresBetween(at, [lat, lng]) * 1.25) / 67) }))
		.filter(({ minutes }) => minutes <= 25);
	return near.length > 0 ? random.pick(near) : null;
}

function canSay(phrase: Phrase, { stay, room, month, sight, voice }: Visit): boolean {
	return (
		(phrase.has === undefined || stay.facilities.has(phrase.has)) &&
		(phrase.lacks === undefined || !stay.facilities.has(phrase.lacks)) &&
		(phrase.kinds === undefined || phrase.kinds.includes(stay.kind)) &&
		(phrase.months === undefined || phrase.months.includes(month)) &&
		(phrase.guests === undefined || room.type.maxGuests >= phrase.guests) &&
		(phrase.abroad === undefined || phrase.abroad === (stay.city.nation !== "KR")) &&
		(sight !== null || !phrase.text[voice].includes("{sight}"))
	);
}

const fill = (text: string, { stay, room, nights, sight }: Visit): string =>
	text
		.replace("{sight}", sight?.name ?? "")
		.replace("{minutes}", String(sight?.minutes ?? ""))
		.replace("{area}", stay.areaName)
		.replace("{room}", room.name)
		.replace("{nights}", `${nights}박`);

/** Picks some sentences from a list, none about a topic that was already mentioned. */
function say(
	phrases: readonly Phrase[],
	count: number,
	visit: Visit,
	random: Random,
	topics: Set<string>,
): string[] {
	let possible = phrases.filter((phrase) => canSay(phrase, visit));
	const sentences: string[] = [];
	while (sentences.length < count) {
		possible = possible.filter(({ about }) => about === undefined || !topics.has(about));
		if (possible.length === 0) break;
		const phrase = random.pick(possible);
		possible = possible.filter((other) => other !== phrase);
		if (phrase.about) topics.add(phrase.about);
		sentences.push(fill(phrase.text[visit.voice], visit));
	}
	return sentences;
}

/** How many sentences of each sort a review has, by its stars. */
const recipe: Readonly<
	Record<number, readonly [praise: number, complaint: number, anger: number, tone: "good" | "fair" | "bad"]>
> = {
	5: [3, 0, 0, "good"],
	4: [2, 1, 0, "good"],
	3: [1, 2, 0, "fair"],
	2: [1, 1, 1, "bad"],
	1: [0, 1, 2, "bad"],
};

function textOf(star: number, visit: Visit, random: Random): { title: string; content: string } {
	const [praise, complaint, anger, tone] = recipe[star]!;
	const topics = new Set<string>();
	const sentences = [
		...(random.chance(0.72) ? say(openers, 1, visit, random, topics) : []),
		...say(
			praises,
			Math.max(0, praise + (random.chance(0.35) ? 1 : 0) - (random.chance(0.3) ? 1 : 0)),
			visit,
			random,
			topics,
		),
		...say(complaints, complaint, visit, random, topics),
		...say(angry, anger, visit, random, topics),
		...(random.chance(0.75) ? say(closers[tone], 1, visit, random, topics) : []),
	];
	const content = sentences.join(" ");
	return {
		title: random.pick(titles[tone]),
		// The contract requires at least ten characters.
		content:
			content.length >= 10
				? content
				: `${content} ${say(praises, 1, visit, random, topics).join(" ")} ${visit.room.name}에 묵었습니다.`.trim(),
	};
}

/** Returns a star rating that averages 4.8 for the best stays and 3.5 for the weakest. */
function starOf(quality: number, random: Random): number {
	const q = quality ** 1.4;
	return weighted(random, [
		[5, 20 + 62 * q],
		[4, 26],
		[3, 22 - 17 * q],
		[2, 10 - 9 * q],
		[1, 6 - 5.4 * q],
	]);
}

function userName(random: Random): string {
	if (random.chance(0.6)) return `${random.pick(surnames)}*${random.pick(nameEnds)}`;
	return `${random.pick(nicknameHeads)}${random.pick(nicknameTails)}${random.chance(0.3) ? random.whole(1, 99) : ""}`;
}

/** Returns the number of reviews for each stay; they add up to `total`. New stays have few, famous ones many. */
function shares(stays: readonly Stay[], total: number): number[] {
	const weights = stays.map(({ fame, isNew }) => (isNew ? 0.06 : 0.15 + 2.2 * fame ** 2.2));
	const sum = weights.reduce((left, weight) => left + weight, 0);
	const exact = weights.map((weight) => (weight / sum) * total);
	const counts = exact.map(Math.floor);
	const missing = total - counts.reduce((left, count) => left + count, 0);
	const order = exact
		.map((value, index) => ({ index, rest: value - Math.floor(value) }))
		.sort((a, b) => b.rest - a.rest || a.index - b.index);
	for (const { index } of order.slice(0, missing)) counts[index]! += 1;
	return counts;
}

const day = 86_400_000;
const hour = 3_600_000;

const replyTo = (star: number, random: Random): string =>
	random.pick(replies[star >= 4 ? "good" : star === 3 ? "fair" : "bad"]);

function makeReview(stay: Stay, seed: string, today: StayDate, now: number): Row {
	const random = randomFrom(seed);
	const room = random.pick(stay.rooms);
	const nights = weighted(random, [
		[1, 6],
		[2, 4],
		[3, 1],
	]);
	const written = random.whole(0, 30) === 0 ? random.whole(1, 10) : random.whole(4, 720);
	const checkOut = addDays(today, -written - random.whole(1, 12));
	const checkIn = addDays(checkOut, -nights);
	const star = starOf(stay.quality, random);
	const visit: Visit = {
		stay,
		room,
		month: partsOf(checkIn).month,
		nights,
		sight: sightNear(stay, random),
		voice: weighted(random, [
			["haeyo", 60],
			["hamnida", 24],
			["eum", 16],
		]),
	};
	const createdAt = now - written * day - random.whole(0, day);
	const reply = stay.channel === 1 && random.chance(0.45) ? replyTo(star, random) : null;
	// A stay replies within a week, and never in the future.
	const repliedAt = createdAt + Math.min(now - createdAt, random.whole(2, 7 * 24) * hour);
	return {
		property_id: stay.id,
		room_id: room.id,
		user_name: userName(random),
		room_name: room.name,
		...textOf(star, visit, random),
		star,
		check_in: checkIn,
		check_out: checkOut,
		verification_source: stay.channel === 1 ? "OWN" : random.chance(0.8) ? "EXTERNAL" : null,
		created_at: new Date(createdAt).toISOString(),
		reply,
		replied_at: reply === null ? null : new Date(repliedAt).toISOString(),
	};
}

/** Makes about twenty reviews per stay, oldest first, so that ids grow with time. */
export function makeReviews(
	stays: readonly Stay[],
	total: number,
	seed: number,
	today: StayDate,
	now: number,
): Row[] {
	const counts = shares(stays, total);
	return stays
		.flatMap((stay, index) =>
			Array.from({ length: counts[index] ?? 0 }, (_, number) =>
				makeReview(stay, `${seed}/review/${stay.id}/${number}`, today, now),
			),
		)
		.toSorted((a, b) => (String(a.created_at) < String(b.created_at) ? -1 : 1));
}

const starColumns = ["star_one", "star_two", "star_three", "star_four", "star_five"] as const;

/** Returns the review counts by star, one row per stay. */
export function reviewStatRows(stays: readonly Stay[], reviews: readonly Row[]): Row[] {
	const counts = new Map(stays.map(({ id }) => [id, [0, 0, 0, 0, 0]]));
	for (const { property_id, star } of reviews) counts.get(Number(property_id))![Number(star) - 1]! += 1;
	return [...counts].map(([id, stars]) => ({
		property_id: id,
		...Object.fromEntries(starColumns.map((column, index) => [column, stars[index]])),
	}));
}
