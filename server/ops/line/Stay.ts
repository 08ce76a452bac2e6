import * as z from "zod";
import { isOwnChannel } from "#domain/stay/channel.ts";
import { pictureGroups } from "#domain/stay/StayImage.ts";
import { lines, status, title, visible } from "./fields.ts";
import { Plan } from "./Plan.ts";

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "HH:mm");

/** Whether all external IDs are distinct. */
const areDifferent = (all: readonly { readonly externalId: string }[]): boolean =>
	new Set(all.map(({ externalId }) => externalId)).size === all.length;

/** The first photo is the cover. Photos are shown only if their host is one of IMAGE_HOSTS. */
const photos = z
	.array(
		z.object({
			url: z.url({ protocol: /^https$/ }).max(1000),
			/** Alternative text. */
			alt: title(200),
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

const Room = z.object({
	externalId: z.string().min(1).max(200),
	name: title(200),
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
	plans: z
		.array(Plan)
		.min(1)
		.max(50)
		.refine(areDifferent, "externalId")
		// A day is fixed against the nights of the room, which only plans with prices open.
		.refine(
			(plans) => plans.every(({ voucher }) => !voucher) || plans.some(({ prices }) => prices.length > 0),
			{
				error: "prices",
			},
		),
});

/** What other sellers ask, as a percentage of our public price. [DEC-102, DEC-123] */
const OtherSellers = z
	.array(z.object({ title: title(100), percent: z.int().min(50).max(200) }))
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

const optionalText = (length: number) => title(length).nullable().default(null);

/** The seller's details required by law. They are replaced as a whole; nothing of a previous seller remains. */
const Seller = z.object({
	name: title(200),
	representative: optionalText(100),
	address: optionalText(300),
	phone: optionalText(30),
	email: optionalText(200),
	businessNumber: optionalText(50),
	mailOrderNumber: optionalText(50),
});

export const Stay = z
	.object({
		/** Channel of the supplier, 2 to 10, or 1 for a stay of our own. */
		channel: z.int().min(1).max(10),
		/** The supplier's ID; for a stay of our own, the ID by which later files name it. */
		externalId: z.string().min(1).max(200),
		cityCode: z.string().min(1),
		type: z.string().min(1),
		name: title(200),
		nameEn: z.string().max(200).default(""),
		star: z.int().min(0).max(5).default(0),
		lat: z.number().min(-90).max(90),
		lng: z.number().min(-180).max(180),
		address: z.string().max(300).default(""),
		phone: z.string().max(30).nullish(),
		fax: z.string().max(30).nullable().default(null),
		/** Where bookings, cancellations and questions are mailed. If missing, the stored address is kept; a stay of our own must have one. */
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
			.array(z.object({ title: title(100), text: visible(4_000) }))
			.max(50)
			.default([]),
		/** Prices of other sellers, as the supplier surveys them. */
		otherSellers: OtherSellers,
		/** The stay's entry at the price comparison service, with the other sellers' prices there; null when it has none. */
		hotelsCombined: z
			.object({ hotelId: visible(100), label: title(200), otherSellers: OtherSellers })
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
	})
	.refine(({ channel, contactEmail }) => !isOwnChannel(channel) || contactEmail, {
		path: ["contactEmail"],
		error: "1번 채널의 숙소에는 예약을 알릴 주소가 필요합니다.",
	});

/** A stay with its rooms, plans and prices. */
export type Stay = z.infer<typeof Stay>;
