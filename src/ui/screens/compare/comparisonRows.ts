import { compareCopy } from "#copy/compare.ts";
import { componentsCopy } from "#copy/components.ts";
import { stayCopy } from "#copy/stay.ts";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { areDifferent, type ComparedStay, facilitiesOfAny } from "#domain/compare/ComparedStay.ts";
import { type HeadlineFigures, headlineFigures, type PriceViewer } from "#domain/offer/headlineFigures.ts";
import { oneDecimal } from "#ui/components/Rating.tsx";
import { distanceText } from "#ui/format/distance.ts";
import { formatCount, formatWon } from "#ui/format/won.ts";

const text = compareCopy;

/** Rows with their own rendering; all others show their text. */
export type RowKey = keyof typeof compareCopy.rows | `facility ${string}`;

export interface ComparisonRow {
	readonly key: RowKey;
	readonly head: string;
	/** One text per stay. */
	readonly texts: readonly string[];
	readonly differs: boolean;
}

export interface ComparisonRows {
	readonly facts: readonly ComparisonRow[];
	readonly facilities: readonly ComparisonRow[];
}

/** Returns what a column shows as its price to this viewer. */
export function priceOf(
	{ offer, nights, rooms }: ComparedStay,
	viewer: PriceViewer,
): HeadlineFigures | "hidden" | "unavailable" {
	if (offer === null) return "unavailable";
	if (offer.isHidden) return "hidden";
	return headlineFigures(offer.amounts, nights * rooms, viewer) ?? "hidden";
}

function priceText(stay: ComparedStay, viewer: PriceViewer): string {
	const figures = priceOf(stay, viewer);
	return typeof figures === "string" ? figures : `${figures.total} ${figures.memberTotal}`;
}

const ofOffer = (
	stay: ComparedStay,
	textOf: (offer: NonNullable<ComparedStay["offer"]>) => string,
): string => (stay.offer ? textOf(stay.offer) : text.unknown);

/** Builds the rows of the comparison, with what this viewer may see. */
export function comparisonRows(
	stays: readonly ComparedStay[],
	viewer: PriceViewer,
	now: number,
): ComparisonRows {
	const row = (key: RowKey, head: string, textOf: (stay: ComparedStay) => string): ComparisonRow => {
		const texts = stays.map(textOf);
		return { key, head, texts, differs: areDifferent(texts) };
	};
	const named = (key: keyof typeof text.rows, textOf: (stay: ComparedStay) => string) =>
		row(key, text.rows[key], textOf);
	const hasCashback = viewer.isSpecialMember && stays.some(({ offer }) => offer && offer.cashbackAmount > 0);
	const facts = [
		named("price", (stay) => priceText(stay, viewer)),
		named("room", (stay) => ofOffer(stay, ({ roomName }) => roomName)),
		named("meal", (stay) => ofOffer(stay, ({ mealName }) => mealName ?? componentsCopy.noMeal)),
		named("cancel", (stay) => ofOffer(stay, ({ cancelPolicy }) => cancelHeadline(cancelPolicy, now).text)),
		...(hasCashback
			? [named("cashback", (stay) => ofOffer(stay, ({ cashbackAmount }) => formatWon(cashbackAmount)))]
			: []),
		named("kind", ({ typeName, stars }) =>
			[typeName, stars > 0 && stayCopy.stars(stars)].filter(Boolean).join(" · "),
		),
		named("score", ({ reviews: { average, count } }) =>
			count > 0 ? text.reviews(oneDecimal(average), formatCount(count)) : text.noReviews,
		),
		named("near", ({ near }) =>
			near ? text.near(near.name, distanceText(near.distanceInMetres)) : text.unknown,
		),
		named("address", ({ address }) => address),
		named("checkIn", ({ checkInTime }) => checkInTime ?? text.unknown),
		named("checkOut", ({ checkOutTime }) => checkOutTime ?? text.unknown),
	];
	const facilities = facilitiesOfAny(stays).map(({ code, name }) =>
		row(`facility ${code}`, name, (stay) =>
			stay.facilities.some((facility) => facility.code === code) ? text.has : text.hasNot,
		),
	);
	return { facts, facilities };
}
