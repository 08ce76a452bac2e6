import * as z from "zod/mini";
import { roomLimits } from "#domain/guests/counters.ts";
import { isGuests } from "#domain/guests/Guests.ts";
import { isStayDate, type StayDate } from "#domain/shared/StayDate.ts";
import { stayDates } from "#domain/shared/StayDates.ts";

/** Schemas of what the search keeps on this device; limits as the rules have them. */
export const Day = z.custom<StayDate>((value) => typeof value === "string" && isStayDate(value));

const Text = z.string().check(z.maxLength(100));
const Code = z.int().check(z.gte(0), z.lte(99_999));

const StoredPlace = z.object({
	searchText: Text,
	nationCode: Text,
	cityCode: Text,
	area: Code,
	subArea: Code,
});

export const StoredCondition = z
	.extend(StoredPlace, {
		checkInDate: Day,
		checkOutDate: Day,
		adults: z.int(),
		childAges: z.array(z.int()),
		rooms: z.int().check(z.gte(roomLimits.min), z.lte(roomLimits.max)),
	})
	.check(
		z.refine((stored) => isGuests(stored) && stayDates(stored.checkInDate, stored.checkOutDate) !== null),
	);

export const StoredDatePair = z.object({ checkInDate: Day, checkOutDate: Day, madeOn: Day });

const Name = z.string().check(z.minLength(1), z.maxLength(200));

export const StoredRecents = {
	keyword: z.array(z.object({ kind: z.literal("keyword"), name: Name })).check(z.maxLength(8)),
	location: z
		.array(z.object({ kind: z.literal("location"), name: Name, place: StoredPlace }))
		.check(z.maxLength(8)),
	product: z
		.array(z.object({ kind: z.literal("product"), name: Name, stayId: z.int().check(z.gte(1)) }))
		.check(z.maxLength(8)),
};
