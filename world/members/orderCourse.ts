import type { OrderActor, OrderEvent } from "#domain/order/orderMachine.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { BookingSeed } from "./bookings.ts";

/** A transition of table 4.1 that a booking went through. */
export interface Transition {
	readonly event: OrderEvent;
	readonly actor: OrderActor;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly note?: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Moment {
	readonly placedAt: number;
	readonly now: number;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly isInstant: boolean;
	readonly isOwn: boolean;
}

/** Returns the steps by which a booking was confirmed. */
function confirmed({ placedAt, isInstant, isOwn }: Moment, isByLink: boolean): Transition[] {
	if (isInstant) return [{ event: "PAY_APPROVED_INSTANT", actor: "payment", at: placedAt }];
	const paid: Transition = { event: "PAY_APPROVED", actor: "payment", at: placedAt };
	if (isByLink) return [paid, { event: "SUPPLIER_CONFIRM", actor: "link", at: placedAt + 26 * hour }];
	return [
		paid,
		...(isOwn ? [] : [{ event: "SENT_TO_SUPPLIER", actor: "system", at: placedAt + minute } as const]),
		{ event: "SUPPLIER_CONFIRM", actor: isOwn ? "operator" : "supplier", at: placedAt + 3 * hour },
	];
}

/** Returns the transitions that bring a booking to its course's end, in order. */
export function transitionsOf(seed: BookingSeed, moment: Moment): Transition[] {
	const { placedAt, now, checkIn, checkOut } = moment;
	const { course } = seed;
	const start = confirmed(moment, seed.kind === "lms");
	const morning = (date: StayDate, time: string) => koreanInstant(`${date} ${time}`) ?? now;
	switch (course.to) {
		case "pending":
			return start.slice(0, 1);
		case "confirm_wait":
			return [
				{ event: "PAY_APPROVED", actor: "payment", at: placedAt },
				{ event: "SENT_TO_SUPPLIER", actor: "system", at: placedAt + minute },
			];
		case "confirm":
			return start;
		case "complete":
			return checkOut
				? [...start, { event: "STAY_ENDED", actor: "system", at: morning(addDays(checkOut, 1), "00:10") }]
				: start;
		case "noshow":
			return checkIn
				? [...start, { event: "NO_SHOW", actor: "operator", at: morning(addDays(checkIn, 1), "11:00") }]
				: start;
		case "add_pay":
			return [
				...start,
				{ event: "ADD_PAY_ASKED", actor: "operator", at: now - 20 * hour, note: course.reason },
			];
		case "cancel_request":
			return [
				...start,
				{ event: "USER_CANCEL", actor: "member", at: now - course.minutesAgo * minute, note: course.reason },
			];
		case "cancel_wait": {
			const at = now - course.daysAgo * day;
			return [
				...start,
				{ event: "USER_CANCEL", actor: "member", at, note: course.reason },
				{ event: "CANCEL_ACCEPTED", actor: "supplier", at: at + 2 * hour },
			];
		}
		case "cancel": {
			const at = now - course.daysAgo * day;
			// A booking that was never confirmed is rejected by the stay.
			if (!moment.isInstant && !moment.isOwn && seed.wish.instant === false)
				return [
					...start.slice(0, 2),
					{ event: "SUPPLIER_REJECT", actor: "supplier", at, note: course.reason },
					{ event: "REFUND_DONE", actor: "payment", at: at + hour },
				];
			return [
				...start,
				{ event: "USER_CANCEL", actor: "member", at, note: course.reason },
				{ event: "CANCEL_ACCEPTED", actor: "system", at: at + 10 * minute },
				{ event: "REFUND_DONE", actor: "payment", at: at + 11 * minute },
			];
		}
	}
}
