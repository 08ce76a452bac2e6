import { distanceBetween } from "#domain/stay/nearness.ts";
import type { Edge } from "./edges.ts";
import { joinedSpans } from "./matchesInUnknownWords.ts";
import { fitTo, isOfOneCity } from "./places.ts";
import type { Segments } from "./segment.ts";
import { isPlace, type PlaceMeaning } from "./Term.ts";

/** Maximum distance in metres between places that are searched for together. */
const sameTrip = 300_000;

/** Maximum penalty at which a name spanning two words is accepted as a single match. */
const maxJoined = 1.3;

/** Names that exist in several cities: 서구 of 대전 is not that of 부산. */
const ofManyCities = /(?:[구동면읍]|병원|세브란스|터미널|경기장|로데오|한옥마을|차이나타운)(?=·|$)/u;

/**
 * Merges adjacent matches in different cities if together they spell one name: 북촌 한옥마을 is not 북촌 plus 한옥마을 of 전주. Also merges an area with
 * a name that many cities have: 강남 세브란스.
 */
export function joined({ edges, unknown }: Segments, all: readonly Edge[]): Segments {
	const merged: Edge[] = [];
	for (const edge of edges) {
		const last = merged.at(-1);
		const [one, other] = [last, edge].map((each) => each?.entries[0]?.term.meaning);
		const isOneOfMany =
			one?.kind === "area" && edge.entries.some(({ term }) => ofManyCities.test(term.label));
		const isApart =
			one && other && isPlace(one) && isPlace(other) && (isOneOfMany || fitTo(one, [other]) < 2);
		const whole = isApart
			? all.find(
					({ start, end, penalty }) => start === last?.start && end === edge.end && penalty < maxJoined,
				)
			: undefined;
		if (whole) merged[merged.length - 1] = whole;
		else merged.push(edge);
	}
	return { edges: merged, unknown };
}

/**
 * Drops matches by part of a name when the text names unrelated places: 서울 한강 does not mean 한강 of 다낭, 제주 케이블카 not that of 통영, and 상하이 디즈니랜드
 * not that of 도쿄.
 */
export function withoutUnrelatedPlaces(segments: Segments): Segments {
	const sure = saidPlaces({
		...segments,
		edges: segments.edges.filter(({ entries }) => entries[0]?.term.meaning.kind !== "area"),
	});
	const isStranger = ({ entries, isUnfinished }: Edge): boolean =>
		entries.every(({ term: { meaning, label }, rank }) => {
			if (meaning.kind !== "area" && meaning.kind !== "landmark") return false;
			const others = sure.filter((each) => each !== meaning);
			if (others.some((each) => each.kind === "elsewhere" && distanceBetween(each, meaning) > sameTrip))
				return true;
			const isAbroad = others.some(({ kind }) => kind === "city" || kind === "nation");
			if (isAbroad && fitTo(meaning, others) === 0) return true;
			const isPart = isUnfinished || (meaning.kind === "landmark" && rank > 2) || ofManyCities.test(label);
			if (isPart && others.some(({ kind }) => kind !== "nation" && kind !== "region"))
				return isUnfinished ? fitTo(meaning, others) < 2 : !others.some((each) => isOfOneCity(meaning, each));
			return meaning.kind === "area" && rank > 0 && fitTo(meaning, others) === 0;
		});
	const strangers = sure.length === 0 ? [] : segments.edges.filter(isStranger);
	return {
		edges: segments.edges.filter((edge) => !strangers.includes(edge)),
		unknown: joinedSpans([...segments.unknown, ...strangers]),
	};
}

/** Returns the places that a text names unambiguously. */
export const surePlaces = ({ edges }: Segments): readonly PlaceMeaning[] =>
	edges.flatMap(({ entries, isUnfinished }) => {
		const [entry, ...others] = entries;
		const isSure = entry && others.length === 0 && !isUnfinished;
		return isSure && isPlace(entry.term.meaning) ? [entry.term.meaning] : [];
	});

/** Returns the places a text is about: its unambiguous places, and a city whose name others within it share, such as a beach of 속초. */
export const saidPlaces = ({ edges }: Segments): readonly PlaceMeaning[] =>
	edges.flatMap(({ entries, isUnfinished }) => {
		const places = entries.map(({ term }) => term.meaning).filter(isPlace);
		const said = places.find((place) => places.every((each) => each === place || isOfOneCity(each, place)));
		return said && places.length === entries.length && !isUnfinished ? [said] : [];
	});
