import { membershipCopy } from "#copy/membership.ts";
import { defineMachine, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";

const label = membershipCopy.sub.states;

/** State machine of a row in the subscription history, table 4.3. [SUBS-01, DEC-069 to 074] */
export const subscriptionMachine = defineMachine({
	initial: "none",
	states: {
		none: {},
		USE: { label: label.USE },
		CANCEL_REQUEST: { label: label.CANCEL_REQUEST },
		CANCEL_UPGRADE: { label: label.CANCEL_UPGRADE },
		CANCEL_PAYMENT: { label: label.CANCEL_PAYMENT },
		CANCEL: { label: label.CANCEL },
		WITHDRAW: { label: label.WITHDRAW },
	},
	events: {
		SUBSCRIBE: { from: { none: "USE" }, by: ["member"] },
		RENEW_OK: { from: { USE: "USE" }, by: ["system"] },
		RENEW_FAIL_FINAL: { from: { USE: "CANCEL_PAYMENT" }, by: ["system"] },
		MEMBER_CANCEL: { from: { USE: "CANCEL_REQUEST" }, by: ["member"] },
		TERM_END: { from: { CANCEL_REQUEST: "CANCEL" }, by: ["system"] },
		UPGRADE: {
			from: { USE: "CANCEL_UPGRADE", CANCEL_REQUEST: "CANCEL_UPGRADE" },
			by: ["member"],
		},
		WITHDRAW_GOLD: { from: { USE: "WITHDRAW", CANCEL_REQUEST: "WITHDRAW" }, by: ["member"] },
	},
});

export type SubscriptionMachineState = StateOf<typeof subscriptionMachine>;
export type SubscriptionEvent = EventOf<typeof subscriptionMachine>;
