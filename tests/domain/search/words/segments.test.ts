import { describe, expect, it } from "vitest";
import { type Edge, lineOf } from "#domain/search/words/edges.ts";
import { joinedSpans, withoutMatchesInUnknownWords } from "#domain/search/words/matchesInUnknownWords.ts";
import type { Segments } from "#domain/search/words/segment.ts";
import type { Meaning, PlaceMeaning } from "#domain/search/words/Term.ts";
import { joined, surePlaces, withoutUnrelatedPlaces } from "#domain/search/words/unrelatedPlaces.ts";
import {
	area,
	city,
	edge,
	elsewhere,
	landmark,
	nation,
	pool,
	region,
	type Said,
	segments,
} from "./stretches.ts";

// A segmentation is checked again: the neighbours of a word decide whether it is one.

describe("a known word inside an unknown word [DEC-193]", () => {
	const kept = (text: string, edges: readonly Edge[], unknown: Segments["unknown"]): readonly number[] =>
		withoutMatchesInUnknownWords(lineOf(text), segments(edges, unknown)).edges.map(({ start }) => start);
	const two = edge(3, 5, [{ meaning: pool }]);

	it("is dropped when it is short with unknown text on both sides", () => {
		const strange = [
			{ start: 0, end: 3 },
			{ start: 5, end: 6 },
		];
		expect(withoutMatchesInUnknownWords(lineOf("휘닉스스파크"), segments([two], strange))).toEqual({
			edges: [],
			unknown: [{ start: 0, end: 6 }],
		});
		const three = edge(3, 6, [{ meaning: pool }]);
		const longer = [
			{ start: 0, end: 3 },
			{ start: 6, end: 7 },
		];
		expect(kept("휘닉스수영장크", [three], longer)).toEqual([3]);
	});

	it("is kept at either end of the word, and next to another word", () => {
		expect(kept("휘닉스스파", [two], [{ start: 0, end: 3 }])).toEqual([3]);
		expect(kept("스파휘닉스", [edge(0, 2, [{ meaning: pool }])], [{ start: 2, end: 5 }])).toEqual([0]);
		const beside = [
			{ start: 0, end: 2 },
			{ start: 6, end: 8 },
		];
		expect(kept("휘닉 스파 파크", [edge(3, 5, [{ meaning: pool }])], beside)).toEqual([3]);
	});

	it("is also dropped at the end when it is only an area or a sight, or a guess", () => {
		const before = [{ start: 0, end: 3 }];
		const only = (meaning: Meaning) => kept("축구경기장", [edge(3, 5, [{ meaning }])], before);
		expect([area("BUSAN"), landmark("BUSAN"), elsewhere(35)].map(only)).toEqual([[], [], []]);
		expect([city("BUSAN"), nation("KR"), pool].map(only)).toEqual([[3], [3], [3]]);
		const both = edge(3, 5, [{ meaning: area("BUSAN") }, { meaning: pool }]);
		expect(kept("축구경기장", [both], before)).toEqual([3]);
		const guess = edge(3, 6, [{ meaning: pool }], { isUnfinished: true });
		expect(kept("축구경수영장", [guess], before)).toEqual([]);
		expect(kept("수영장축구경", [{ ...guess, start: 0, end: 3 }], [{ start: 3, end: 6 }])).toEqual([0]);
	});

	it("leaves the segments unchanged when nothing is dropped", () => {
		const unknown = [
			{ start: 3, end: 5 },
			{ start: 0, end: 3 },
		];
		expect(withoutMatchesInUnknownWords(lineOf("휘닉스파크"), segments([], unknown)).unknown).toBe(unknown);
	});

	it("merges touching spans in text order", () => {
		const spans = [
			{ start: 6, end: 7 },
			{ start: 2, end: 4 },
			{ start: 0, end: 2 },
		];
		expect(joinedSpans(spans)).toEqual([
			{ start: 0, end: 4 },
			{ start: 6, end: 7 },
		]);
	});
});

describe("two names that form one place [DEC-193]", () => {
	const whole = (penalty = 0) =>
		edge(0, 4, [{ meaning: landmark("SEOUL"), label: "둘" }], { penalty: penalty });
	const isJoined = (one: Meaning, other: Meaning, label = "둘", all = [whole()]): boolean =>
		joined(segments([edge(0, 2, [{ meaning: one }]), edge(2, 4, [{ meaning: other, label }])]), all).edges
			.length === 1;

	it("are joined when they belong to different cities", () => {
		expect(isJoined(area("SEOUL"), landmark("JEONJU"))).toBe(true);
		expect(isJoined(city("SEOUL"), city("JEONJU"))).toBe(true);
		expect(isJoined(landmark("SEOUL"), landmark("OSAKA", "JP"))).toBe(true);
	});

	it("stay separate when one lies in the other or one is not a place", () => {
		expect(isJoined(city("SEOUL"), landmark("SEOUL"))).toBe(false);
		expect(isJoined(area("SEOUL"), landmark("SEOUL"))).toBe(false);
		expect(isJoined(pool, landmark("SEOUL"))).toBe(false);
		expect(isJoined(landmark("SEOUL"), pool)).toBe(false);
	});

	it("are joined for an area and a common name in the same city: 강남 세브란스", () => {
		expect(isJoined(area("SEOUL"), landmark("SEOUL"), "신촌세브란스")).toBe(true);
		expect(isJoined(city("SEOUL"), landmark("SEOUL"), "신촌세브란스")).toBe(false);
		const several = segments([
			edge(0, 2, [{ meaning: area("SEOUL") }]),
			edge(2, 4, [
				{ meaning: landmark("SEOUL"), label: "충무로" },
				{ meaning: landmark("SEOUL"), label: "터미널" },
			]),
		]);
		expect(joined(several, [whole()]).edges).toEqual([whole()]);
	});

	it("stay separate without an exact joint name, or when that name is too doubtful", () => {
		const apart = [area("SEOUL"), landmark("JEONJU"), "둘"] as const;
		expect(isJoined(...apart, [])).toBe(false);
		expect(isJoined(...apart, [whole(1.2)])).toBe(true);
		expect(isJoined(...apart, [whole(1.3)])).toBe(false);
		expect(isJoined(...apart, [{ ...whole(), start: 1 }])).toBe(false);
		expect(isJoined(...apart, [{ ...whole(), end: 5 }])).toBe(false);
	});
});

describe("a partial name beside unrelated places [DEC-193]", () => {
	const seen = (place: Edge, ...others: readonly Edge[]): boolean =>
		withoutUnrelatedPlaces(segments([...others, place])).edges.includes(place);
	const sure = (...meanings: readonly PlaceMeaning[]): readonly Edge[] =>
		meanings.map((meaning, index) => edge(index * 2, index * 2 + 2, [{ meaning }]));
	const part = (meaning: Meaning, more: Omit<Said, "meaning"> = {}, form: Partial<Edge> = {}): Edge =>
		edge(20, 22, [{ meaning, ...more }], form);

	it("is dropped more than 300 km from a place without stays", () => {
		expect(seen(part(landmark("SEOUL")), ...sure(elsewhere(37.5 + 2.6)))).toBe(true);
		expect(seen(part(landmark("SEOUL")), ...sure(elsewhere(37.5 + 2.8)))).toBe(false);
		expect(seen(part(area("SEOUL")), ...sure(elsewhere(37.5 + 2.8)))).toBe(false);
		expect(seen(part(landmark("SEOUL")), ...sure(landmark("SEOUL", "KR", 20)))).toBe(true);
	});

	it("is dropped for a sight in another country than the named city or country, but kept beside a sight", () => {
		expect(seen(part(landmark("DANANG", "VN")), ...sure(city("SEOUL")))).toBe(false);
		expect(seen(part(landmark("DANANG", "VN")), ...sure(nation("KR")))).toBe(false);
		expect(seen(part(landmark("DANANG", "VN")), ...sure(nation("VN")))).toBe(true);
		expect(seen(part(landmark("DANANG", "VN")), ...sure(landmark("SEOUL")))).toBe(true);
		expect(seen(part(landmark("JEJU")), ...sure(city("SEOUL")))).toBe(true);
		expect(seen(part(area("DANANG", "VN")), ...sure(city("SEOUL")))).toBe(false);
	});

	it("is dropped for an area's alternative name in another country", () => {
		expect(seen(part(area("DANANG", "VN"), { rank: 1 }), ...sure(city("SEOUL")))).toBe(false);
		expect(seen(part(area("BUSAN"), { rank: 1 }), ...sure(city("SEOUL")))).toBe(true);
	});

	it.each([
		["a small part of a sight's name", part(landmark("TONGYEONG"), { rank: 3 })],
		["what other cities have too", part(landmark("TONGYEONG"), { label: "차이나타운" })],
		["a quarter that others have too", part(area("TONGYEONG"), { label: "서구" })],
	])("is kept for %s only beside its own city", (_name, place) => {
		expect(seen(place, ...sure(city("JEJU")))).toBe(false);
		expect(seen(place, ...sure(city("JEJU"), city("TONGYEONG")))).toBe(true);
		expect(seen(place, ...sure(landmark("TONGYEONG")))).toBe(true);
		expect(seen(place, ...sure(nation("KR")))).toBe(true);
		expect(seen(place, ...sure(region))).toBe(true);
	});

	it("is kept when most of a sight's name is present", () => {
		expect(seen(part(landmark("TONGYEONG"), { rank: 2 }), ...sure(city("JEJU")))).toBe(true);
	});

	it("is dropped for a guess outside the named place", () => {
		const guess = part(landmark("TONGYEONG"), {}, { isUnfinished: true });
		expect(seen(guess, ...sure(city("JEJU")))).toBe(false);
		expect(seen(guess, ...sure(city("TONGYEONG")))).toBe(true);
		expect(seen(guess, ...sure(landmark("TONGYEONG")))).toBe(false);
	});

	it("is kept while one of its meanings belongs there, or it is not a sight or area", () => {
		const both = edge(20, 22, [{ meaning: landmark("DANANG", "VN") }, { meaning: landmark("SEOUL") }]);
		expect(seen(both, ...sure(city("SEOUL")))).toBe(true);
		for (const meaning of [city("DANANG", "VN"), nation("VN"), pool])
			expect(seen(part(meaning, { rank: 9 }, { isUnfinished: true }), ...sure(city("SEOUL")))).toBe(true);
	});

	it("is kept alone, since its own place is no evidence", () => {
		const alone = part(landmark("TONGYEONG"), { rank: 3 });
		expect(seen(alone)).toBe(true);
	});

	it("is reported as unknown when it is dropped", () => {
		const place = part(landmark("DANANG", "VN"));
		expect(
			withoutUnrelatedPlaces(segments([...sure(city("SEOUL")), place], [{ start: 22, end: 24 }])),
		).toEqual({ edges: sure(city("SEOUL")), unknown: [{ start: 20, end: 24 }] });
	});

	it("is judged only by certain places: unambiguous, complete and larger than an area", () => {
		const stranger = part(landmark("DANANG", "VN"));
		expect(seen(stranger, ...sure(area("SEOUL")))).toBe(true);
		expect(seen(stranger, edge(0, 2, [{ meaning: city("SEOUL") }], { isUnfinished: true }))).toBe(true);
		expect(seen(stranger, edge(0, 2, [{ meaning: city("SEOUL") }, { meaning: city("JEJU") }]))).toBe(true);
		expect(surePlaces(segments([edge(0, 2, [{ meaning: pool }]), ...sure(city("SEOUL"))]))).toEqual([
			city("SEOUL"),
		]);
	});
});
