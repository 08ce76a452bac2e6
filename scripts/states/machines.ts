import { changeMachine } from "#domain/booking/changeMachine.ts";
import { sessionMachine } from "#domain/member/session.ts";
import { subscriptionMachine } from "#domain/membership/subscriptionMachine.ts";
import { popupMachine } from "#domain/navigation/popups.ts";
import { orderMachine } from "#domain/order/orderMachine.ts";
import { attemptMachine } from "#domain/payment/attemptMachine.ts";
import { paymentMachine } from "#domain/payment/paymentMachine.ts";
import { refundMachine } from "#domain/payment/refundMachine.ts";
import { calendarMachine } from "#domain/search/calendar.ts";
import { searchSectionMachine } from "#domain/search/searchSection.ts";
import { dataStatusMachine } from "#domain/shared/dataStatus.ts";
import type { MachineTable, StateMachine } from "#domain/shared/StateMachine.ts";

export interface DrawnMachine {
	readonly machine: StateMachine<string, string, MachineTable>;
	readonly title: string;
	readonly source: string;
	/** The table in the requirements; null for a life cycle without one there. */
	readonly table: string | null;
	/** What the diagram cannot show. */
	readonly notes: readonly string[];
}

/** Every state machine of the domain, by the name of its page. */
export const machines: Readonly<Record<string, DrawnMachine>> = {
	order: {
		machine: orderMachine,
		title: "Order product status",
		source: "src/domain/order/orderMachine.ts",
		table: "4.1",
		notes: [
			"'back' returns to the status held before; the row keeps it.",
			"`moveOrder` adds the conditions: the cancel button for USER_CANCEL, a selectable order for the text-message link, the start date for NO_SHOW, the check-out date for STAY_ENDED (the last day of a voucher confirmed without a day), ten minutes on our own channel for CANCEL_UNDONE.",
			"`link` is the holder of the text-message link.",
		],
	},
	payment: {
		machine: paymentMachine,
		title: "Payment status",
		source: "src/domain/payment/paymentMachine.ts",
		table: "4.2",
		notes: [
			"'back' returns to the status held before the request.",
			"`refundEvent` chooses between REFUND_OK and REFUND_OK_ALL.",
		],
	},
	refund: {
		machine: refundMachine,
		title: "Refund",
		source: "src/domain/payment/refundMachine.ts",
		table: null,
		notes: [
			"`moveRefund` adds the condition: only what the provider has refused is asked for again, not a cancel that the seller refused.",
		],
	},
	change: {
		machine: changeMachine,
		title: "Change of dates or guests",
		source: "src/domain/booking/changeMachine.ts",
		table: null,
		notes: [
			"`canChange` says which bookings may ask; asked ones wait a quarter of an hour for their payment, made ones can be taken back for ten minutes.",
		],
	},
	attempt: {
		machine: attemptMachine,
		title: "Call to a payment provider",
		source: "src/domain/payment/attemptMachine.ts",
		table: null,
		notes: ["A call that is taken carries a lease; when that is over, somebody else takes it."],
	},
	subscription: {
		machine: subscriptionMachine,
		title: "Subscription history row",
		source: "src/domain/membership/subscriptionMachine.ts",
		table: "4.3",
		notes: [
			"`checkSubscribe` and `checkUpgrade` say who may; `moveSubscription` adds the plan, the term's end and the seven days.",
			"UPGRADE opens a new Gold row in USE. The grade is that of the running row (USE, CANCEL_REQUEST), else Bronze.",
		],
	},
	session: {
		machine: sessionMachine,
		title: "Session",
		source: "src/domain/member/session.ts",
		table: "4.4",
		notes: ["Effects run in the order given."],
	},
	"search-section": {
		machine: searchSectionMachine,
		title: "Search section",
		source: "src/domain/search/searchSection.ts",
		table: "4.5",
		notes: [],
	},
	calendar: {
		machine: calendarMachine,
		title: "Calendar selection",
		source: "src/domain/search/calendar.ts",
		table: "4.6",
		notes: ["A click on a disabled day is no event."],
	},
	"data-status": {
		machine: dataStatusMachine,
		title: "Data status",
		source: "src/domain/shared/dataStatus.ts",
		table: "4.8",
		notes: ["Loading again with other input drops the earlier answer."],
	},
	popups: {
		machine: popupMachine,
		title: "Popups",
		source: "src/domain/navigation/popups.ts",
		table: "4.9",
		notes: ["A popup asked for while one is open waits in a queue."],
	},
};
