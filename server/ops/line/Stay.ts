import * as z from "zod";
import { isStayDate, lastNight, nightsBetween, parseStayDate } from "#domain/shared/StayDate.ts";
import { stayRules } from "#domain/shared/StayDates.ts";
import { pictureGroups } from "#domain/stay/StayImage.ts";

const nights = z.int().min(1).max(stayRules.maxNights);
const percent = z.int().min(1).max(70);
const status = z.enum(["open", "closed"]).default("open");
const moment = z.iso.datetime({ offset: true });
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "HH:mm");
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

/** Lines of a description, none by default. */
const lines = (length: number, most = 50) => z.array(visible(length)).max(most).default([]);

/** `percent` off the price for everybody, under a condition; GENERAL has none. */
const Discount = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("GENERAL"), percent }),
	z.object({ kind: z.literal("LONG_NIGHT"), percent, minNights: z.int().min(2).max(stayRules.maxNights) }),
	z.object({ kind: z.literal("EARLY_BIRD"), percent, minDaysAhead: z.int().min(1).max(366) }),
	z
		.object({ kind: z.literal("TIME_DEAL"), percent, startsAt: moment, endsAt: moment })
		.refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), "startsAt..endsAt"),
]);

const Plan = z
	.object({
		externalId: z.string().min(1).max(200),
		name: visible(200),
		meal: z.string().max(100).nullish(),
		/** MEMBER: a plan for members. */
		type: z.enum(["STANDARD", "PACKAGE", "MEMBER"]).default("STANDARD"),
		minNights: nights.default(1),
		maxNights: nights.default(stayRules.maxNights),
		/** Whether one of several rooms can be cancelled by itself. */
		partialCancel: z.boolean().default(true),
		cashbackPercent: z.int().min(0).max(20).default(0),
		discount: Discount.nullable().default(null),
		/** Part of the price, shown separately. */
		taxPercent: z.int().min(0).max(30).default(0),
		/** Paid at the stay on top of the price, in won per room and night. */
		feePerNight: z.int().min(0).max(10_000_000).default(0),
		/** Whether only logged-in members see the price. */
		hiddenPrice: z.boolean().default(false),
		/** What the price includes, what the guest should know, how the plan is used, extras, and the supplier's remarks. */
		contain: lines(500),
		detail: lines(1_000),
		use: lines(1_000),
		valueAdds: lines(200),
		rateComments: lines(2_000),
		/** 'closed' takes the plan off sale. */
		status,
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
	})
	.refine(({ minNights, maxNights }) => minNights <= maxNights, {
		path: ["maxNights"],
		error: "minNights..maxNights",
	});

const Room = z.object({
	externalId: z.string().min(1).max(200),
	name: visible(200),
	standardGuests: z.int().min(1).max(30),
	maximumGuests: z.int().min(1).max(30),
	typeName: z.string().max(100).default(""),
	bedType: z.string().max(100).default(""),
	grade: z.string().max(100).default(""),
	view: z.string().max(100).default(""),
	/** Floor area in square metres. */
	size: z.int().min(1).max(10_000).nullable().default(null),
	basicInfo: lines(500),
	metaInfo: lines(200),
	stock: z.int().min(0).max(1000),
	photos,
	plans: z.array(Plan).min(1).max(50).refine(areDifferent, "externalId"),
});

/** What other sellers ask, as a percentage of our public price. [DEC-102, DEC-123] */
const OtherSellers = z
	.array(z.object({ title: visible(100), percent: z.int().min(50).max(200) }))
	.max(20)
	.refine((all) => new Set(all.map(({ title }) => title)).size === all.length, "title")
	.default([]);

const score = z.number().min(0).max(5).multipleOf(0.1);
const optionalScore = score.nullable().default(null);

/** The rating of another site, 0 to 5 with one decimal. [ENT-35] */
const ExternalRating = z.object({
	overall: score,
	cleanliness: optionalScore,
	service: optionalScore,
	comfort: optionalScore,
	condition: optionalScore,
	location: optionalScore,
	neighborhood: optionalScore,
	quality: optionalScore,
	value: optionalScore,
	amenities: optionalScore,
	/** How many of a hundred guests recommend the stay. */
	recommendation: z.int().min(0).max(100).nullable().default(null),
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

export const Stay = z.object({
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
	fax: z.string().max(30).nullable().default(null),
	/** Where bookings, cancellations and questions are mailed. If missing, the stored address is kept. */
	contactEmail: z.email().max(200).nullish(),
	chain: optionalText(100),
	brand: optionalText(100),
	checkInTime: timeOfDay.default("15:00"),
	checkOutTime: timeOfDay.default("11:00"),
	/** Codes of facilities. */
	facilities: z.array(z.string()).max(63).default([]),
	/** Short labels on the card. */
	tags: lines(30, 10),
	/** Paragraphs of the stay's page. */
	notices: z
		.array(z.object({ title: visible(100), text: visible(4_000) }))
		.max(50)
		.default([]),
	/** Prices of other sellers, as the supplier surveys them. */
	otherSellers: OtherSellers,
	/** The stay's entry at the price comparison service, with the other sellers' prices there; null when it has none. */
	hotelsCombined: z
		.object({ hotelId: visible(100), label: visible(200), otherSellers: OtherSellers })
		.nullable()
		.default(null),
	externalRating: ExternalRating.nullable().default(null),
	/** 'closed' takes the stay off the site; its bookings remain. */
	status,
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
