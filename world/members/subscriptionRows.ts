import { membershipPrices } from "#domain/membership/plans.ts";
import { chargeInstant, type Term, term } from "#domain/membership/term.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Row } from "#world/rows/Row.ts";
import { type Account, accounts, type SubscriptionSeed } from "./accounts.ts";

interface Rows {
	readonly cards: Row[];
	readonly subscriptions: Row[];
	readonly charges: Row[];
	/** The simulated provider's records of the charges, without which it could not refund them. [SUBS-12] */
	readonly sandbox: Row[];
}

const remembered = (charge: Row): Row => ({
	kind: "billing_charge",
	key: charge.order_num,
	body: {
		paymentKey: charge.provider_key,
		amount: charge.amount,
		balance: Number(charge.amount) - Number(charge.refunded_amount),
	},
});

const day = 86_400_000;

/** Returns the charged terms: all that began before the subscription was cancelled, ended, or could no longer be paid. */
function chargedTerms(anchor: StayDate, seed: SubscriptionSeed, today: StayDate): Term[] {
	const stop = addDays(today, -(seed.askedDaysAgo ?? seed.endedDaysAgo ?? 0));
	const terms = [term(anchor, seed.plan, 0)];
	for (
		let next = term(anchor, seed.plan, 1);
		next.first <= stop;
		next = term(anchor, seed.plan, terms.length)
	)
		terms.push(next);
	return seed.state === "CANCEL_PAYMENT" ? terms.slice(0, -1) : terms;
}

/** Returns the day on which a subscription ended; null while it is active. */
function endOf(seed: SubscriptionSeed, last: Term, today: StayDate): StayDate | null {
	switch (seed.state) {
		case "USE":
		case "CANCEL_REQUEST":
			return null;
		case "CANCEL":
			return last.nextCharge;
		case "CANCEL_PAYMENT":
			return addDays(last.nextCharge, 2);
		case "CANCEL_UPGRADE":
		case "WITHDRAW":
			return addDays(today, -(seed.endedDaysAgo ?? 0));
	}
}

function rowsOf(account: Account, seed: SubscriptionSeed, id: number, today: StayDate): Rows {
	const memberId = accounts.indexOf(account) + 1;
	const anchor = addDays(today, -seed.startedDaysAgo);
	const terms = chargedTerms(anchor, seed, today);
	const last = terms[terms.length - 1]!;
	const { price } = membershipPrices[seed.plan];
	const instant = (date: StayDate) => new Date(chargeInstant(date)).toISOString();
	const endDay = endOf(seed, last, today);
	const ended = endDay && instant(endDay);
	const isWithdrawn = seed.state === "WITHDRAW";
	const charge = (
		index: number,
		period: Term,
		attempt: number,
		at: string,
		status: "complete" | "fail" | "cancel",
	): Row => ({
		subscription_id: id,
		member_id: memberId,
		plan: seed.plan,
		purpose: index > 0 ? "renew" : (account.subscriptions?.indexOf(seed) ?? 0) > 0 ? "upgrade" : "first",
		term: index,
		term_first: period.first,
		term_last: period.last,
		attempt,
		order_num: `AM${period.first.replaceAll("-", "").slice(2)}-${id}-${index}-${attempt}`,
		idempotency_key: `renew:${id}:${period.first}:${attempt}`,
		billing_key_id: id,
		amount: price,
		refunded_amount: status === "cancel" ? price : 0,
		status,
		provider_key: status === "fail" ? null : `demo_charge_${id}_${index}`,
		fail_code: status === "fail" ? "REJECT_CARD_COMPANY" : null,
		created_at: at,
		paid_at: status === "fail" ? null : at,
		cancelled_at: status === "cancel" ? ended : null,
	});
	const unpaid = term(anchor, seed.plan, terms.length);
	const paid = terms.map((period, index) =>
		charge(index, period, 1, instant(period.first), isWithdrawn ? "cancel" : "complete"),
	);
	return {
		cards: [
			{
				billing_key_id: id,
				member_id: memberId,
				provider: "sandbox",
				customer_key: `demo-customer-${memberId}`,
				key_cipher: `demo-billing-key-${id}`,
				key_hash: `demo-billing-key-${id}`,
				card_label: ["신한카드 ****-1234", "국민카드 ****-5678", "현대카드 ****-9012"][id % 3],
				created_at: instant(anchor),
				removed_at: ended,
			},
		],
		subscriptions: [
			{
				subscription_id: id,
				member_id: memberId,
				plan: seed.plan,
				state: seed.state,
				anchor,
				term: terms.length - 1,
				term_first: last.first,
				term_last: last.last,
				next_charge_on: seed.state === "USE" ? last.nextCharge : null,
				failed_charges: seed.state === "CANCEL_PAYMENT" ? 3 : 0,
				billing_key_id: id,
				created_at: instant(anchor),
				cancel_requested_at:
					seed.askedDaysAgo === undefined ? null : instant(addDays(today, -seed.askedDaysAgo)),
				ended_at: ended,
			},
		],
		charges: [
			...paid,
			...(seed.state === "CANCEL_PAYMENT"
				? [0, 1, 2].map((late) =>
						charge(
							terms.length,
							unpaid,
							late + 1,
							new Date(chargeInstant(unpaid.first) + late * day).toISOString(),
							"fail",
						),
					)
				: []),
		],
		sandbox: paid.map(remembered),
	};
}

/** Returns the cards, subscriptions and charges of the demo members, a separate card for each subscription. */
export function subscriptionRows(today: StayDate): Rows {
	const rows: Rows = { cards: [], subscriptions: [], charges: [], sandbox: [] };
	for (const account of accounts) {
		for (const seed of account.subscriptions ?? []) {
			const more = rowsOf(account, seed, rows.subscriptions.length + 1, today);
			rows.cards.push(...more.cards);
			rows.subscriptions.push(...more.subscriptions);
			rows.charges.push(...more.charges);
			rows.sandbox.push(...more.sandbox);
		}
	}
	return rows;
}
