import type { Edge, Line } from "./edges.ts";
import { isIdle, isPlace } from "./Term.ts";

/** A line split into recognised and unknown segments. */
export interface Segments {
	readonly edges: readonly Edge[];
	readonly unknown: readonly { readonly start: number; readonly end: number }[];
}

const costs = { term: 1, idle: 0.9, particle: 0.6, unknownBegins: 2, unknownGoesOn: 1 } as const;

/** What directly precedes a position: a gap or the start, a recognised segment, or an unknown one. */
type Last = "gap" | "known" | "unknown";

interface Step {
	readonly cost: number;
	/** Breaks ties between equally good readings: higher wins. */
	readonly weight: number;
	readonly last: Last;
	readonly from: Step | null;
	readonly edge: Edge | null;
	readonly start: number;
	readonly end: number;
}

const kindOf = (edge: Edge): "term" | "idle" | "particle" => {
	const meanings = edge.entries.map(({ term }) => term.meaning);
	if (!meanings.every(isIdle)) return "term";
	return meanings.every(({ kind }) => kind === "particle") ? "particle" : "idle";
};

const isBetter = (one: Step, other: Step | undefined): boolean =>
	!other || one.cost < other.cost - 1e-9 || (one.cost < other.cost + 1e-9 && one.weight > other.weight);

/** Finds the likeliest segmentation of a line: few, long, exactly spelt words and as little unknown text as possible. */
export function segment(line: Line, edges: readonly Edge[]): Segments {
	const { characters, isGap } = line;
	const steps: Partial<Record<Last, Step>>[] = characters.map(() => ({}));
	steps.push({});
	const put = (step: Step): void => {
		const at = steps[step.end]!;
		if (isBetter(step, at[step.last])) at[step.last] = step;
	};
	put({ cost: 0, weight: 0, last: "gap", from: null, edge: null, start: 0, end: 0 });
	const byStart = Map.groupBy(edges, ({ start }) => start);
	for (let place = 0; place < characters.length; place++) {
		for (const step of Object.values(steps[place]!)) {
			if (isGap[place]) {
				put({ ...step, last: "gap", from: step, edge: null, start: place, end: place + 1 });
				continue;
			}
			for (const edge of byStart.get(place) ?? []) {
				if (!mayFollow(edge, step)) continue;
				const cost = costs[kindOf(edge)] + edge.penalty;
				const weight = edge.entries[0]!.term.weight;
				put({
					cost: step.cost + cost,
					weight: step.weight + weight,
					last: "known",
					from: step,
					edge,
					start: place,
					end: edge.end,
				});
			}
			const end = unknownEnd(characters, place, step.last);
			const goesOn = step.last === "unknown";
			// A single-letter match and the unknown text attached to it would be one word.
			const isTiny = step.last === "known" && step.edge && step.edge.end - step.edge.start === 1;
			if (end > place && !isTiny) {
				const cost = goesOn ? costs.unknownGoesOn : costs.unknownBegins + costs.unknownGoesOn;
				put({ ...step, cost: step.cost + cost, last: "unknown", from: step, edge: null, start: place, end });
			}
		}
	}
	return traced(steps[characters.length]!);
}

/**
 * Whether a syllable within a word may begin another one: a kind of stay, or the part of a place. 호 of '강릉호' does, 부 of '오션부' and 야 of
 * '돼야' do not.
 */
function maySuggest({ entries }: Edge, before: Edge): boolean {
	const isKind = entries[0]!.term.meaning.kind === "kind";
	return isKind || before.entries.every(({ term }) => isPlace(term.meaning));
}

function mayFollow(edge: Edge, { last, edge: before }: Step): boolean {
	const kind = kindOf(edge);
	const isBegun = edge.isUnfinished && edge.end - edge.start === 1;
	if (isBegun && last === "known" && before && !maySuggest(edge, before)) return false;
	if (last === "unknown") return kind === "term" && edge.end - edge.start > 1;
	return kind !== "particle" || last === "known";
}

/** Returns where unknown text starting here ends: a Latin word or a number is unknown as a whole, Korean letter by letter. */
function unknownEnd(characters: readonly string[], place: number, last: Last): number {
	const form = [/[a-z]/iu, /[0-9&]/u].find((each) => each.test(characters[place]!));
	if (!form) return place + 1;
	const before = characters[place - 1];
	if (last !== "gap" && before !== undefined && form.test(before)) return place;
	let end = place + 1;
	while (end < characters.length && form.test(characters[end]!)) end += 1;
	return end;
}

function traced(ends: Partial<Record<Last, Step>>): Segments {
	const edges: Edge[] = [];
	const unknown: { start: number; end: number }[] = [];
	let step: Step | null = Object.values(ends).reduce<Step | null>(
		(best, each) => (isBetter(each, best ?? undefined) ? each : best),
		null,
	);
	for (; step; step = step.from) {
		if (step.edge && step.last === "known") edges.unshift(step.edge);
		if (step.last !== "unknown") continue;
		const next = unknown[0];
		if (next && next.start === step.end) next.start = step.start;
		else unknown.unshift({ start: step.start, end: step.end });
	}
	return { edges, unknown };
}
