import { counters } from "#domain/guests/counters.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { promisedKey } from "#domain/offer/promisedIn.ts";
import type { RatePlanKey } from "#domain/offer/RatePlan.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { clampWhole } from "#domain/shared/values.ts";
import { type AppointmentType, appointmentType, appointmentTypes } from "#domain/stay/appointmentType.ts";

/** A plan as identified in the option and booking URLs: by our ids, or by the supplier's for an external stay. [DEC-057] */
export interface PlanChoice {
	readonly bookingKind: AppointmentType;
	readonly stay: string;
	readonly room: string;
	readonly plan: string;
	readonly promotionId: number | null;
	/** Number of dateless vouchers; null for a dated plan. [DEC-055, DEC-192] */
	readonly pieces: number | null;
	/** The promise from the comparison site that led here, unparsed. */
	readonly promised?: string;
}

/** Builds the ids that identify a plan in a URL. [DEC-057] */
export const planChoice = (
	key: RatePlanKey,
	pieces: number | null = null,
	promised: string | null = null,
): PlanChoice => ({
	bookingKind: key.bookingKind,
	stay: key.externalStayId ?? String(key.stayId),
	room: key.externalRoomId ?? String(key.roomId),
	plan: key.externalRatePlanId ?? String(key.ratePlanId),
	promotionId: key.promotionId,
	pieces,
	...(promised && { promised }),
});

const piecesKey = "pieces";

/** Returns the booking kind of the choice, based on the number of vouchers or on the condition's rooms. [DEC-056] */
export const choiceKind = (pieces: number | null, condition: SearchCondition): AppointmentType | null =>
	appointmentType(pieces ?? condition.rooms, nightsOf(condition));

/** Reads the number of vouchers from a URL, clamped to the limits; null when it is missing or invalid. [DEC-055] */
export function readPieces(read: (key: string) => string | null): number | null {
	const text = read(piecesKey) ?? "";
	const { min, max } = counters.vouchers;
	return /^[1-9]\d{0,3}$/.test(text) ? clampWhole(text, min, max) : null;
}

/** Returns the query of the option and booking URLs, without the question mark. [DEC-015, DEC-016] */
export function planQuery(choice: PlanChoice, condition: SearchCondition): string {
	const pairs = [
		["orderType", choiceKind(choice.pieces, condition) ?? choice.bookingKind],
		["accoms", choice.stay],
		["rooms", choice.room],
		["rateplan", choice.plan],
		["promotionIdx", choice.promotionId === null ? "" : String(choice.promotionId)],
		...(choice.pieces === null ? [] : [[piecesKey, String(choice.pieces)] as const]),
		...(choice.promised ? [[promisedKey, choice.promised] as const] : []),
	] as const;
	const plan = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
	return `${plan}&${searchQueryWithRooms(condition)}`;
}

/** Returns the path of a plan's option page. [DEC-015] */
export const optionPath = (stayId: number, choice: PlanChoice, condition: SearchCondition): string =>
	`${addresses.options.to(stayId)}?${planQuery(choice, condition)}`;

/** Returns the path of a plan's booking form. [DEC-016] */
export const bookingPath = (stayId: number, choice: PlanChoice, condition: SearchCondition): string =>
	`${addresses.bookingForm.to(stayId)}?${planQuery(choice, condition)}`;

const planId = /^[^\s/,]{1,200}(,[^\s/,]{1,200}){0,4}$/;

/** Reads the plan from a URL; null when a part is missing or is not an id. [DEC-015, DEC-016] */
export function readPlanChoice(read: (key: string) => string | null): PlanChoice | null {
	const bookingKind = appointmentTypes.find((kind) => kind === read("orderType"));
	const [stay, room, plan] = [read("accoms") ?? "", read("rooms") ?? "", read("rateplan") ?? ""];
	if (!bookingKind || ![stay, room, plan].every((id) => planId.test(id))) return null;
	const promotion = read("promotionIdx") ?? "";
	const promised = read(promisedKey);
	const promotionId = /^[1-9]\d{0,9}$/.test(promotion) ? Number(promotion) : null;
	return {
		bookingKind,
		stay,
		room,
		plan,
		promotionId,
		pieces: readPieces(read),
		...(promised && { promised }),
	};
}
