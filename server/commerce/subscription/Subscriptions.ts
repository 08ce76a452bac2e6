import type { BillingRecord, MembershipPlan, SavedCard } from "#domain/membership/Subscription.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { reconcileBooks } from "#server/commerce/payment/reconcile.ts";
import { notifyOwner } from "#server/members/account/notifyOwner.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import { cardRemoval, type RemovedCard } from "#server/members/privacy/store/cardRemoval.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { keyHash } from "#server/platform/secrets/secrets.ts";
import { buyPlan, type Purchase } from "./buyPlan.ts";
import { moveStored, nothingToCancel } from "./moves.ts";
import { receiveRemovedKey } from "./receiveRemovedKey.ts";
import { removeCard, replaceCard } from "./removeCard.ts";
import { endTerms, recoverCharges, renewDue } from "./renewals.ts";
import { returnStray } from "./returnStray.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { hasJoinedSilver } from "./silver.ts";
import { CardStore, type NewCard } from "./store/CardStore.ts";
import type { Charge } from "./store/Charge.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { changedCharges } from "./store/changedCharges.ts";
import { type RefusedStray, StrayStore } from "./store/StrayStore.ts";
import { type StoredSubscription, SubscriptionStore } from "./store/SubscriptionStore.ts";
import { endingMail, mailMember } from "./subscriptionMails.ts";
import { type SubscriptionView, viewSubscription } from "./viewSubscription.ts";
import { type Withdrawal, withdrawGold } from "./withdrawGold.ts";

/** How long a registered card may stay unused, in milliseconds; after that it is deleted. */
const unusedMilliseconds = 86_400_000;

/** Recurring membership (SUBS-01 to SUBS-15, DEC-069 to DEC-076, DEC-174). */
export class Subscriptions {
	readonly #parts: SubscriptionParts;

	constructor(parts: SubscriptionParts) {
		this.#parts = parts;
	}

	view(memberId: number): Promise<SubscriptionView | null> {
		return viewSubscription(this.#parts.db, memberId, this.#parts.clock.now());
	}

	histories(memberId: number): Promise<readonly BillingRecord[]> {
		return new ChargeStore(this.#parts.db).history(memberId);
	}

	async isSilverAvailable(memberId: number): Promise<boolean> {
		const { db, secrets } = this.#parts;
		const phone = await new StandingStore(db).phone(memberId);
		return !(await hasJoinedSilver(db, secrets, { memberId, phone }));
	}

	/** Returns the URL of the provider's card page. */
	registrationUrl(memberId: number): string {
		const { gateway, secrets } = this.#parts;
		return gateway.registrationUrl(secrets.customerKey(memberId));
	}

	/**
	 * Stores a card. If no membership is charged to it within a day, it is deleted again. [DEC-174]
	 * @throws Refusal payDeclined, generic when the provider does not answer
	 */
	async registerCard(memberId: number, authKey: string): Promise<SavedCard> {
		const { db, clock, gateway, secrets, alarm } = this.#parts;
		const customerKey = secrets.customerKey(memberId);
		const issued = await gateway.issueKey(authKey, customerKey);
		if (issued.kind === "config") alarm("no card can be kept: our set-up is wrong", { code: issued.code });
		if (issued.kind !== "issued") throw new Refusal(issued.kind === "declined" ? "payDeclined" : "generic");
		const { billingKey, cardLabel: name } = issued;
		const card = {
			memberId,
			provider: gateway.provider,
			customerKey,
			keyCipher: secrets.encrypt(billingKey),
			keyHash: keyHash(billingKey),
			name,
		};
		const now = clock.now();
		try {
			return await db.tx(async (tx) => {
				const id = await new CardStore(tx).add(card, now);
				await enqueue(tx, cardRemoval({ ...card, billingKeyId: id }, now + unusedMilliseconds));
				return { id, name };
			});
		} catch (error) {
			await this.#dropUnsaved(card, now);
			throw error;
		}
	}

	/**
	 * Buys a membership.
	 * @throws Refusal notFound, corpNoSub, alreadySubscribed, silverUsed, alreadyProcessed, payDeclined
	 */
	subscribe(
		member: SignedInMember,
		plan: MembershipPlan,
		card: Pick<Purchase, "billingKeyId" | "key">,
	): Promise<"approved" | "unknown"> {
		return buyPlan(this.#parts, member, { ...card, purpose: "first", plan });
	}

	/**
	 * Upgrades Silver to Gold at the full price.
	 * @throws Refusal as subscribe
	 */
	upgrade(
		member: SignedInMember,
		card: Pick<Purchase, "billingKeyId" | "key">,
	): Promise<"approved" | "unknown"> {
		return buyPlan(this.#parts, member, { ...card, purpose: "upgrade", plan: "Gold" });
	}

	/**
	 * Cancels the membership at the end of its term.
	 * @throws Refusal withdrawClosed when there is none, or it is already cancelled
	 */
	cancel(memberId: number): Promise<void> {
		return this.#change(memberId, nothingToCancel, async (tx, running) => {
			const now = this.#parts.clock.now();
			await moveStored(tx, running, "MEMBER_CANCEL", now);
			const email = await new StandingStore(tx).email(memberId);
			await mailMember(tx, email, endingMail(running.plan, running.termLast, koreanDay(now)), now);
		});
	}

	/**
	 * Withdraws from Gold for a full refund.
	 * @throws Refusal withdrawClosed, alreadyProcessed, generic
	 */
	withdraw({ memberId, sessionId }: SignedInMember): Promise<Withdrawal> {
		return withdrawGold(this.#parts, memberId, sessionId);
	}

	/**
	 * Changes the card for the next charge.
	 * @throws Refusal notFound, memberChanged
	 */
	changeCard(member: SignedInMember, billingKeyId: number): Promise<void> {
		const { memberId } = member;
		return this.#change(
			memberId,
			() => new Refusal("notFound"),
			async (tx, running) => {
				await this.#parts.sessions.lockMember(tx, member);
				if (running.state !== "USE" || !(await new CardStore(tx).isChargeable(memberId, billingKeyId)))
					throw new Refusal("notFound");
				await new SubscriptionStore(tx).saveCard(running.id, billingKeyId);
				if (running.billingKeyId === billingKeyId) return;
				const now = this.#parts.clock.now();
				await replaceCard(tx, running.billingKeyId, now);
				const owner = await new AccountStore(tx).owner(memberId);
				if (owner) await notifyOwner(tx, owner, { what: "card" }, now);
			},
		);
	}

	/** Deletes a card at the provider, see `removeCard`. */
	removeCard(card: RemovedCard): Promise<number | null> {
		return removeCard(this.#parts, card);
	}

	/** Processes a webhook about a removed card; false when the webhook is about something else. */
	receiveWebhook(
		provider: string,
		rawBody: string,
		header: (name: string) => string | null,
	): Promise<boolean> {
		return receiveRemovedKey(this.#parts, provider, rawBody, header);
	}

	/** Charges the renewals that are due. Returns how many. */
	renewDue(): Promise<number> {
		return renewDue(this.#parts);
	}

	/** Ends the cancelled memberships whose term is over. Returns how many. */
	endTerms(): Promise<number> {
		return endTerms(this.#parts);
	}

	/** Settles charges and refunds with an unknown outcome. Returns how many it checked. */
	recover(): Promise<number> {
		return recoverCharges(this.#parts);
	}

	/** Returns refunds of money taken by mistake that the provider refused, oldest first. */
	refusedStrays(): Promise<readonly RefusedStray[]> {
		return new StrayStore(this.#parts.db).refused();
	}

	/** Retries such a refund. Returns its state afterwards; null when no refused refund has this order number. [DEC-183] */
	async retryStray(orderNum: string): Promise<Charge["strayState"]> {
		const { db, clock } = this.#parts;
		const chargeId = await new StrayStore(db).reopen(orderNum, clock.now());
		if (chargeId === null) return null;
		await returnStray(this.#parts, chargeId);
		return (await new ChargeStore(db).read(chargeId))?.strayState ?? null;
	}

	/** Reconciles the charges that changed with the provider's books, see `reconcileBooks`. */
	reconcile(): Promise<number | null> {
		const { db, gateway } = this.#parts;
		return reconcileBooks(this.#parts, {
			job: "reconcile-charges",
			name: { what: "subscription charge", id: "chargeId" },
			changed: (after) => changedCharges(db, gateway.provider, after),
			lookup: ({ orderNum }) => gateway.lookup(orderNum),
		});
	}

	/** Deletes a card that could not be stored, e.g. because its member has left; should it be stored all the same, it is removed there too. */
	#dropUnsaved(card: NewCard, now: number): Promise<void> {
		return this.#parts.db.tx(async (tx) => {
			await new CardStore(tx).removeByKey(card.provider, card.keyHash, now);
			await enqueue(tx, cardRemoval({ ...card, billingKeyId: 0 }, now));
		});
	}

	/**
	 * Changes the member's current subscription.
	 * @throws the given refusal when there is none
	 */
	#change(
		memberId: number,
		missing: () => Refusal,
		change: (tx: Queryable, running: StoredSubscription) => Promise<void>,
	): Promise<void> {
		return this.#parts.db.tx(async (tx) => {
			await new StandingStore(tx).lock(memberId);
			const running = await new SubscriptionStore(tx).lockRunning(memberId);
			if (!running) throw missing();
			await change(tx, running);
		});
	}
}
