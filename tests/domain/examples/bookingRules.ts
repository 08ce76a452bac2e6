import { canUserCancel, isLinkSelectable } from "#domain/booking/cancelRight.ts";
import { bookingTab, statusCatalogue, statusView } from "#domain/booking/orderStatus.ts";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import { checkSubscribe, checkUpgrade, moveSubscription } from "#domain/membership/membershipRules.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { subscriptionMachine } from "#domain/membership/subscriptionMachine.ts";
import { term } from "#domain/membership/term.ts";
import { comparePrices } from "#domain/offer/comparePrices.ts";
import { cashback } from "#domain/offer/priceLedger.ts";
import type { ComparedPrice } from "#domain/offer/RatePlan.ts";
import { sortOffers } from "#domain/offer/sortOffers.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { orderMachine } from "#domain/order/orderMachine.ts";
import { paymentMachine } from "#domain/payment/paymentMachine.ts";
import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { roundBy, won } from "#domain/shared/Won.ts";
import { leftToPay } from "../offer/priceArbitraries.ts";
import { readTextOrNull, readValue, splitFirst, splitValues } from "./readInput.ts";
import { day, flag, logged, number, type Rules } from "./shared.ts";

const machines = {
	order: { machine: orderMachine, back: "RETURN" },
	payment: { machine: paymentMachine, back: "BACK" },
	subscription: { machine: subscriptionMachine, back: "BACK" },
} as const;

interface AnyMachine {
	next(state: string, event: string): { ok: true; value: string } | { ok: false };
	eventsIn(state: string): readonly string[];
}

function nextState(input: string): string {
	const [name, state = "", event = ""] = splitValues(input);
	const { machine, back } = machines[name as keyof typeof machines];
	const any = machine as unknown as AnyMachine;
	const from = state.replace(/^\((.*)\)$/, "$1");
	const next = any.next(from, event);
	if (next.ok) return next.value;
	return any.eventsIn(from).includes(event) ? back : "illegal";
}

function cancelText(input: string): string {
	const [policy, now = ""] = splitValues(input);
	const wire = readValue(policy ?? "null") as {
		isCancelAvail?: string | null;
		cancelDate?: string | null;
		cancelText?: string[];
	} | null;
	return cancelHeadline(
		wire && {
			isCancellable: wire.isCancelAvail ? wire.isCancelAvail === "Y" : null,
			isPartialCancelAllowed: false,
			cancelDate: wire.cancelDate ?? null,
			cancelText: wire.cancelText ?? [],
			tiers: [],
		},
		Number(koreanInstant(now)),
	).text;
}

function sortRooms(input: string): unknown {
	const rooms = readValue(input) as { name: string; plans: (number | null)[] }[];
	const priced = rooms.map(({ name, plans }) => ({
		name,
		plans: plans.map((memberAmount) => ({ prices: { memberAmount } })),
	}));
	return sortOffers(priced).map(({ name, plans }) => ({
		name,
		plans: plans.map(({ prices }) => prices.memberAmount),
	}));
}

function canSubscribe(input: string): boolean {
	const [type, grade, hasJoinedSilver, plan] = splitValues(input);
	const member = {
		type: type as MemberType,
		grade: grade as MemberGrade,
		hasJoinedSilver: flag(hasJoinedSilver ?? ""),
	};
	const isUpgrade = plan === "Gold" && checkUpgrade(member).ok;
	return isUpgrade || checkSubscribe(member, plan as MembershipPlan).ok;
}

function canWithdraw(input: string): boolean {
	const [plan, paidOn = "", today = "", used = ""] = splitValues(input);
	const row = {
		plan: plan as MembershipPlan,
		state: "USE" as const,
		paidOn: day(paidOn),
		termEnd: term(day(paidOn), plan as MembershipPlan, 0).last,
	};
	return moveSubscription(row, "WITHDRAW_GOLD", { today: day(today), hasValidBooking: flag(used) }).ok;
}

/** Rules about bookings, prices, payments and subscriptions. */
export const bookingRules: Rules = {
	statusView: (input) => {
		const [status, start = "", today = ""] = splitValues(input);
		return statusView(status as OrderProductStatus, readTextOrNull(start), day(today));
	},
	baseStatus: (input) => {
		const { label, description } = statusCatalogue(input as OrderProductStatus);
		return [label, description];
	},
	bookTab: (input) => {
		const [status, start = "", today = ""] = splitValues(input);
		return bookingTab(status as OrderProductStatus, readTextOrNull(start), day(today));
	},
	canUserCancel: (input) => {
		const [button, status] = splitValues(input);
		return canUserCancel({ hasCancelButton: button !== "N", status: status as OrderProductStatus });
	},
	lmsSelectable: (input) => {
		const [confirmationNumber = "", startDate = ""] = splitValues(input).map(readTextOrNull);
		return isLinkSelectable({ confirmationNumber, startDate });
	},
	"next state (machine, state, event)": nextState,
	roundBy: (input) => {
		const [key = "", value = "", unit = "1"] = splitValues(input);
		return logged((log) => roundBy(key, number(value), number(unit), log));
	},
	sortRooms,
	splitPrices: (input) => {
		const [list, site] = splitFirst(input);
		return comparePrices(readValue(list) as ComparedPrice[], site);
	},
	cancelText,
	payLabel: (input) => paymentMethodLabel(input),
	total: (input) => {
		const amounts = readValue(input) as Record<string, number>;
		const { saleAmount = 0, couponAmount = 0, pointAmount = 0, userPointAmount = 0 } = amounts;
		return leftToPay(saleAmount, couponAmount, pointAmount, userPointAmount);
	},
	cashback: (input) => {
		const [amount = "", percent = ""] = splitValues(input);
		return cashback(won(number(amount)), number(percent), true);
	},
	term: (input) => {
		const [anchor = "", plan, index = ""] = splitValues(input);
		return term(day(anchor), plan as MembershipPlan, number(index));
	},
	canWithdraw,
	canSubscribe,
};
