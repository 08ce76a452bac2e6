import * as z from "zod";
import { isStayDate, lastNight, nightsBetween, parseStayDate } from "#domain/shared/StayDate.ts";
import { pictureGroups } from "#domain/stay/StayImage.ts";
import { isCleanText } from "#server/platform/http/requestText.ts";

const day = z.string().refine((text) => isStayDate(text) && text <= lastNight, "yyyy-MM-dd");
const visible = (length: number) => z.string().trim().min(1).max(length);

/** Maximum length of a price range in days, so that a mistyped year does not create an endless one. */
const maxDays = 1100;

/** Whether both are days, the second at most `maxDays` after the first. A day that is none is reported by itself, but does not skip this. */
function isPeriod({ from, to }: { readonly from: string; readonly to: string }): boolean {
	const [first, last] = [parseStayDate(from), parseStayDate(to)];
	if (first === null || last === null) return true;
	return first <= last && nightsBetween(first, last) <= maxDays;
}

/** A year; nothing can be booked that long before its check-in. */
const maxHoursBefore = 366 * 24;

interface CancelTier {
	readonly hoursBefore: number | null;
	readonly refundPercent: number;
}

/** Whether the tiers end at different times and none refunds more than an earlier one, as every policy shown or sold must. [DEC-099] */
function areFalling(tiers: readonly CancelTier[]): boolean {
	const hoursOf = ({ hoursBefore }: CancelTier): number => hoursBefore ?? -1;
	return tiers
		.toSorted((one, other) => hoursOf(other) - hoursOf(one))
		.every((tier, index, all) => {
			const earlier = all[index - 1];
			return !earlier || (hoursOf(earlier) > hoursOf(tier) && earlier.refundPercent >= tier.refundPercent);
		});
}

/** Whether all external IDs are distinct. */
const areDifferent = (all: readonly { readonly externalId: string }[]): boolean =>
	new Set(all.map(({ externalId }) => externalId)).size === all.length;

/** The first photo is the cover. Photos are shown only if their host is one of IMAGE_HOSTS. */
const photos = z
	.array(
		z.object({
			url: z.url({ protocol: /^https$/ }).max(1000),
			/** Alternative text. */
			alt: visible(200),
			group: z.enum(pictureGroups).nullable().default(null),
			/** Focal point, in per cent from the left and from the top; null for the centre. */
			focus: z
				.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
				.nullable()
				.default(null),
			/**
			 * Months (1 to 12) whose season the photo shows: for stays in these months it comes first, in others last; null when it fits any
			 * month.
			 */
			months: z.array(z.int().min(1).max(12)).min(1).max(12).nullable().default(null),
		}),
	)
	.max(100)
	.nullish();

const Plan = z.object({
	externalId: z.string().min(1).max(200),
	name: visible(200),
	meal: z.string().max(100).nullish(),
	/** Refund tiers, each valid until `hoursBefore` hours before check-in; null for the last one, which has no end. */
	cancelTiers: z
		.array(
			z.object({
				hoursBefore: z.int().min(0).max(maxHoursBefore).nullable(),
				refundPercent: z.int().min(0).max(100),
			}),
		)
		.max(10)
		.refine(areFalling, "hoursBefore, refundPercent"),
	normalPercent: z.int().min(0).max(90).default(0),
	memberPercent: z.int().min(0).max(90).default(0),
	/** Prices for ranges of nights, both ends included. */
	prices: z
		.array(
			z.object({ from: day, to: day, price: z.int().min(1).max(500_000_000) }).refine(isPeriod, "from..to"),
		)
		.max(400),
});

const Room = z.object({
	externalId: z.string().min(1).max(200),
	name: visible(200),
	standardGuests: z.int().min(1).max(30),
	maximumGuests: z.int().min(1).max(30),
	stock: z.int().min(0).max(1000),
	photos,
	plans: z.array(Plan).min(1).max(50).refine(areDifferent, "externalId"),
});

const optionalText = (length: number) => visible(length).nullable().default(null);

/** The seller's details required by law. They are replaced as a whole; nothing of a previous seller remains. */
const Seller = z.object({
	name: visible(200),
	representative: optionalText(100),
	address: optionalText(300),
	phone: optionalText(30),
	email: optionalText(200),
	businessNumber: optionalText(50),
	mailOrderNumber: optionalText(50),
});

const Stay = z.object({
	/** Channel of the supplier, 2 to 10. */
	channel: z.int().min(2).max(10),
	externalId: z.string().min(1).max(200),
	cityCode: z.string().min(1),
	type: z.string().min(1),
	name: visible(200),
	nameEn: z.string().max(200).default(""),
	star: z.int().min(0).max(5).default(0),
	lat: z.number().min(-90).max(90),
	lng: z.number().min(-180).max(180),
	address: z.string().max(300).default(""),
	phone: z.string().max(30).nullish(),
	/** If missing, the stored seller is kept. */
	seller: Seller.nullish(),
	/** The complete list; if missing, the stored photos are kept. */
	photos,
	/** Position in the order of recommendation, 1 first. If missing, an existing stay keeps its position and a new one comes last. */
	rank: z.int().min(1).max(999_999).nullish(),
	rooms: z.array(Room).min(1).max(100).refine(areDifferent, "externalId"),
});

/** A supplier's stay with its rooms, plans and prices. */
export type Stay = z.infer<typeof Stay>;

/** Cities and types that stays may refer to. */
export interface Known {
	readonly cities: ReadonlySet<string>;
	readonly types: ReadonlySet<string>;
}

/** Parses a line of a catalogue file; returns the stay, or what is wrong with it. */
export function readStayLine(text: string, { cities, types }: Known): { stay: Stay } | { error: string } {
	if (text.includes("\uFFFD")) return { error: "UTF-8이 아닌 글자가 있습니다." };
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		return { error: "JSON이 아닙니다." };
	}
	if (!isCleanText(json)) return { error: "저장할 수 없는 글자가 있습니다." };
	const parsed = Stay.safeParse(json);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return { error: `${issue?.path.join(".") || "줄"}: ${issue?.message}` };
	}
	const { data: stay } = parsed;
	if (!cities.has(stay.cityCode)) return { error: `cityCode: ${stay.cityCode} 도시가 없습니다.` };
	if (!types.has(stay.type)) return { error: `type: ${stay.type} 유형이 없습니다.` };
	return { stay };
}
