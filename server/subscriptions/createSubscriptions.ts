import type { components } from "#adapters/http/schema/payment.d.ts";
import { checkSubscribe, checkUpgrade, type MembershipRefusal } from "#domain/membership/membershipRules.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { term } from "#domain/membership/term.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { driveCharge, openCharge } from "./chargeCard.ts";
import { markRemoved, receiveRemovedKey } from "./removedCards.ts";
import { endTerms, recoverCharges, renewDue } from "./renewals.ts";
import { lockMember, lockRunning, type SubscriptionParts } from "./SubscriptionParts.ts";
import { keyHash } from "./secrets.ts";
import { claimSilver, hasJoinedSilver } from "./silver.ts";
import { subscriptionHistories, viewSubscription } from "./viewSubscription.ts";
import { type Withdrawal, withdrawGold } from "./withdrawGold.ts";

type SubscriptionAnswer = components["schemas"]["Subscription"];

export interface Purchase {
	readonly billingKeyId: number | null;
	/** The same key buys once. */
	readonly key: string;
}

export interface Subscriptions {
	view(memberId: number): Promise<SubscriptionAnswer | null>;
	histories(memberId: number): Promise<components["schemas"]["SubscriptionHistory"][]>;
	isSilverAvailable(memberId: number): Promise<boolean>;
	/** Where the provider asks for a card. */
	registrationUrl(memberId: number): string;
	/** Keeps a card. @throws Refusal payDeclined, generic when the provider does not answer */
	registerCard(memberId: number, authKey: string): Promise<components["schemas"]["BillingKey"]>;
	/** @throws Refusal notFound, corpNoSub, alreadySubscribed, silverUsed, alreadyProcessed, payDeclined */
	subscribe(
		member: SignedInMember,
		plan: MembershipPlan,
		purchase: Purchase,
	): Promise<"approved" | "unknown">;
	/** Silver to Gold at the full price. @throws Refusal as subscribe */
	upgrade(member: SignedInMember, purchase: Purchase): Promise<"approved" | "unknown">;
	/** Ends with its term. @throws Refusal notFound, alreadyProcessed */
	cancel(memberId: number): Promise<void>;
	/** @throws Refusal notFound, withdrawClosed, alreadyProcessed, generic */
	withdraw(member: SignedInMember): Promise<Withdrawal>;
	/** The card of the next charge. @throws Refusal notFound */
	changeCard(memberId: number, billingKeyId: number): Promise<void>;
	/** Takes a provider's news that a card is gone; false when it is other news. */
	receiveWebhook(
		provider: string,
		rawBody: string,
		header: (name: string) => string | null,
	): Promise<boolean>;
	/** Jobs: charges due, terms over, charges whose end nobody knows. */
	renewDue(): Promise<number>;
	endTerms(): Promise<number>;
	recover(): Promise<number>;
}

const refusalKinds = {
	corporate: "corpNoSub",
	alreadySubscribed: "alreadySubscribed",
	silverUsed: "silverUsed",
} as const satisfies Record<MembershipRefusal["kind"], string>;

/** Recurring membership (SUBS-01 to SUBS-15, DEC-069 to DEC-076, DEC-174). */
export function createSubscriptions(parts: SubscriptionParts): Subscriptions {
	const { db, clock, gateway, secrets } = parts;

	async function requireCard(tx: Queryable, memberId: number, billingKeyId: number): Promise<void> {
		const { rows } = await tx.query(
			"SELECT 1 FROM billing_key WHERE billing_key_id = $1 AND member_id = $2 AND removed_at IS NULL",
			[billingKeyId, memberId],
		);
		if (rows.length === 0) throw new Refusal("notFound");
	}

	/** The charge an earlier call with the same key has opened. */
	async function earlier(idempotencyKey: string): Promise<number | null> {
		const { rows } = await db.query<{ charge_id: number }>(
			"SELECT charge_id FROM subscription_charge WHERE idempotency_key = $1",
			[idempotencyKey],
		);
		return rows[0]?.charge_id ?? null;
	}

	/** Checks, opens and makes the first charge of a plan. @throws Refusal */
	async function buy(
		{ memberId, sessionId }: SignedInMember,
		purpose: "first" | "upgrade",
		plan: MembershipPlan,
		{ billingKeyId, key }: Purchase,
	): Promise<"approved" | "unknown"> {
		const idempotencyKey = `${purpose}:${memberId}:${key}`;
		const before = await earlier(idempotencyKey);
		const chargeId =
			before ??
			(await db.tx(async (tx) => {
				const member = await lockMember(tx, memberId);
				if (!member) throw new Refusal("notFound");
				const person = { memberId, phone: member.phone };
				const running = await lockRunning(tx, memberId);
				const checked =
					purpose === "upgrade"
						? checkUpgrade(member)
						: checkSubscribe(
								{ ...member, hasJoinedSilver: await hasJoinedSilver(tx, secrets, person) },
								plan,
							);
				if (!checked.ok) throw new Refusal(refusalKinds[checked.error.kind]);
				const cardId = billingKeyId ?? running?.billing_key_id;
				if (cardId === undefined) throw new Refusal("notFound");
				await requireCard(tx, memberId, cardId);
				if (plan === "Silver" && !(await claimSilver(tx, secrets, person, clock.now())))
					throw new Refusal("silverUsed");
				const opened = await openCharge(parts, tx, {
					memberId,
					plan,
					purpose,
					subscriptionId: null,
					termIndex: 0,
					term: term(koreanDay(clock.now()), plan, 0),
					attempt: 1,
					billingKeyId: cardId,
					idempotencyKey,
				});
				if (opened === null) throw new Refusal("alreadyProcessed");
				return opened;
			}));
		const settled = await driveCharge(parts, chargeId, { mayHaveBeenMade: before !== null, sessionId });
		if (settled === "declined") throw new Refusal("payDeclined");
		return settled;
	}

	return {
		view: (memberId) => viewSubscription(db, memberId, clock.now()),
		histories: (memberId) => subscriptionHistories(db, memberId),
		registrationUrl: (memberId) => gateway.registrationUrl(secrets.customerKey(memberId)),
		subscribe: (member, plan, purchase) => buy(member, "first", plan, purchase),
		upgrade: (member, purchase) => buy(member, "upgrade", "Gold", purchase),
		withdraw: ({ memberId, sessionId }) => withdrawGold(parts, memberId, sessionId),
		receiveWebhook: (provider, rawBody, header) => receiveRemovedKey(parts, provider, rawBody, header),
		renewDue: () => renewDue(parts),
		endTerms: () => endTerms(parts),
		recover: () => recoverCharges(parts),

		async isSilverAvailable(memberId) {
			const { rows } = await db.query<{ phone: string | null }>(
				"SELECT phone FROM member WHERE member_id = $1",
				[memberId],
			);
			return !(await hasJoinedSilver(db, secrets, { memberId, phone: rows[0]?.phone ?? null }));
		},

		async registerCard(memberId, authKey) {
			const customerKey = secrets.customerKey(memberId);
			const issued = await gateway.issueKey(authKey, customerKey);
			if (issued.kind !== "issued") throw new Refusal(issued.kind === "declined" ? "payDeclined" : "generic");
			const { rows } = await db.query<{ billing_key_id: number }>(
				`INSERT INTO billing_key (member_id, provider, customer_key, key_cipher, key_hash, card_label, created_at)
				VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING billing_key_id`,
				[
					memberId,
					gateway.provider,
					customerKey,
					secrets.lock(issued.billingKey),
					keyHash(issued.billingKey),
					issued.cardLabel,
					new Date(clock.now()),
				],
			);
			return { billingKeyIdx: rows[0]?.billing_key_id ?? 0, cardName: issued.cardLabel };
		},

		async cancel(memberId) {
			await db.tx(async (tx) => {
				await lockMember(tx, memberId);
				const row = await lockRunning(tx, memberId);
				if (!row) throw new Refusal("notFound");
				if (row.state !== "USE") throw new Refusal("alreadyProcessed");
				await tx.query(
					`UPDATE subscription_history SET state = 'CANCEL_REQUEST', next_charge_on = NULL, cancel_requested_at = $2, version = version + 1
					WHERE subscription_id = $1`,
					[row.subscription_id, new Date(clock.now())],
				);
			});
		},

		async changeCard(memberId, billingKeyId) {
			await db.tx(async (tx) => {
				await lockMember(tx, memberId);
				const row = await lockRunning(tx, memberId);
				if (row?.state !== "USE") throw new Refusal("notFound");
				await requireCard(tx, memberId, billingKeyId);
				await tx.query("UPDATE subscription_history SET billing_key_id = $2 WHERE subscription_id = $1", [
					row.subscription_id,
					billingKeyId,
				]);
				if (row.billing_key_id === billingKeyId) return;
				await markRemoved(tx, row.billing_key_id, clock.now());
			});
		},
	};
}
