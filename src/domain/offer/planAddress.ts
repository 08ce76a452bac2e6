import type { RatePlanKey } from "#domain/offer/RatePlan.ts";
import { type AppointmentType, appointmentType, appointmentTypes } from "#domain/search/appointmentType.ts";
import { nightsOf, type SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";

/** A plan as the option and booking addresses name it: our numbers, or the supplier's ids for an external stay. [DEC-057] */
export interface PlanChoice {
	readonly bookingKind: AppointmentType;
	readonly stay: string;
	readonly room: string;
	readonly plan: string;
	readonly promotionId: number | null;
}

/** The ids that name a plan in an address. [DEC-057] */
export const planChoice = (key: RatePlanKey): PlanChoice => ({
	bookingKind: key.bookingKind,
	stay: key.externalStayId ?? String(key.stayId),
	room: key.externalRoomId ?? String(key.roomId),
	plan: key.externalRatePlanId ?? String(key.ratePlanId),
	promotionId: key.promotionId,
});

/** The query of the option and booking addresses, without the question mark. [DEC-015, DEC-016] */
export function planQuery(choice: PlanChoice, condition: SearchCondition): string {
	const pairs = [
		["orderType", appointmentType(condition.rooms, nightsOf(condition)) ?? choice.bookingKind],
		["accoms", choice.stay],
		["rooms", choice.room],
		["rateplan", choice.plan],
		["promotionIdx", choice.promotionId === null ? "" : String(choice.promotionId)],
	] as const;
	const plan = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
	return `${plan}&${searchQueryWithRooms(condition)}`;
}

/** [DEC-015] */
export const optionPath = (stayId: number, choice: PlanChoice, condition: SearchCondition): string =>
	`/products/${stayId}/options?${planQuery(choice, condition)}`;

/** [DEC-016] */
export const bookingPath = (stayId: number, choice: PlanChoice, condition: SearchCondition): string =>
	`/booking/${stayId}?${planQuery(choice, condition)}`;

const planId = /^[^\s/,]{1,200}(,[^\s/,]{1,200}){0,4}$/;

/** The plan an address names; null when a part is missing or no id. [DEC-015, DEC-016] */
export function readPlanChoice(read: (key: string) => string | null): PlanChoice | null {
	const bookingKind = appointmentTypes.find((kind) => kind === read("orderType"));
	const [stay, room, plan] = [read("accoms") ?? "", read("rooms") ?? "", read("rateplan") ?? ""];
	if (!bookingKind || ![stay, room, plan].every((id) => planId.test(id))) return null;
	const promotion = read("promotionIdx") ?? "";
	const promotionId = /^[1-9]\d{0,9}$/.test(promotion) ? Number(promotion) : null;
	return { bookingKind, stay, room, plan, promotionId };
}
