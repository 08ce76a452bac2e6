import { koreanDay } from "#domain/shared/koreanTime.ts";
import { gatewayOrderId, type LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import {
	type BookedCharge,
	type Compared,
	changedPayments,
	comparisonStart,
	finishComparison,
	lastCompared,
	type ReconciliationJob,
} from "./store/reconciliation.ts";

/** Maximum look-ups in flight at a time. */
const atOnce = 8;

/** Books that are compared with a provider's. */
export interface Books {
	/** The job under which compared days are recorded. */
	readonly job: ReconciliationJob;
	/** What an alarm calls an entry, and its ID. */
	readonly name: { readonly what: string; readonly id: "paymentId" | "chargeId" };
	/** Returns the next page of entries, in order of their last change. */
	changed(after: Compared): Promise<readonly BookedCharge[]>;
	lookup(booked: BookedCharge): Promise<LookupResult>;
}

/** Reconciles the payments of bookings, see `reconcileBooks`. */
export const reconcile = (parts: PaymentParts): Promise<number | null> =>
	reconcileBooks(parts, {
		job: "reconcile",
		name: { what: "payment", id: "paymentId" },
		changed: (after) => changedPayments(parts.db, after),
		lookup: async ({ id, orderNum, provider }) =>
			parts.gateway(provider).lookup(gatewayOrderId(orderNum, id)),
	});

/**
 * Reconciles the entries that changed with the provider's balances, once a day; differences are reported to an operator. Returns how many
 * differ; null when today's run is already done. [payments 3.10 step 8]
 * @throws Error when a provider could not answer for some entries: the day stays open and is reconciled again
 */
export async function reconcileBooks(
	{ db, clock, alarm }: Pick<PaymentParts, "db" | "clock" | "alarm">,
	{ job, name, changed, lookup }: Books,
): Promise<number | null> {
	const began = clock.now();
	const today = koreanDay(began);
	const last = await lastCompared(db, job);
	if (last === today) return null;
	const tally = { compared: 0, different: 0 };
	const unclear: string[] = [];
	async function compare(booked: BookedCharge): Promise<void> {
		const looked = await lookup(booked).catch(
			(error: unknown): LookupResult => ({ kind: "unknown", code: String(error) }),
		);
		tally.compared += 1;
		if (looked.kind === "unknown") {
			unclear.push(looked.code);
			return;
		}
		const held = looked.kind === "found" ? looked.payment.balanceAmount : 0;
		if (held === booked.kept) return;
		tally.different += 1;
		alarm(`a ${name.what} differs from the provider's books`, {
			[name.id]: booked.id,
			ours: booked.kept,
			theirs: held,
		});
	}
	for (let after = comparisonStart(today, last); ; ) {
		const page = await changed(after);
		for (let first = 0; first < page.length; first += atOnce)
			await Promise.all(page.slice(first, first + atOnce).map(compare));
		const reached = page.at(-1);
		if (!reached) break;
		after = reached;
	}
	const [firstCode] = unclear;
	if (firstCode !== undefined)
		throw new Error(
			`${unclear.length} of ${tally.compared} ${name.what}s could not be compared with the provider's books: ${firstCode}`,
		);
	await finishComparison(db, job, today, { began, ended: clock.now() }, tally);
	return tally.different;
}
