import { type Failure, type RefusedKind, refused } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import type {
	BillingRecord,
	MembershipPlan,
	MembershipStatus,
	SavedCard,
	Subscription,
} from "#domain/membership/Subscription.ts";
import { term } from "#domain/membership/term.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { BenefitMall, BenefitRegistration } from "#ports/BenefitMall.ts";
import type { Keyed } from "#ports/Bookings.ts";
import type { Clock } from "#ports/Clock.ts";
import type { MembershipAttempt, MembershipDraft, MembershipDrafts } from "#ports/MembershipDrafts.ts";
import type { GoldWithdrawal, Memberships, PlanPurchase, SavedCards } from "#ports/Memberships.ts";
import type { MemoryBookingMember } from "./MemoryBookings.ts";

type Answer<T> = Promise<Result<T, Failure>>;

const refusal = (kind: RefusedKind) => err<Failure>(refused(kind));

/** Stub of one member's subscription that follows the domain's rules and records its actions. */
export class MemoryMemberships implements Memberships {
	subscription: Subscription | null = null;
	isSilverAvailable = true;
	cardRegistrationUrl = "/pg/sandbox/card?customerKey=me";
	billed: readonly BillingRecord[] = [];
	/** Card names by card ID. */
	readonly cards = new Map<number, string>();
	/** Returned by every read while set. */
	failure: Failure | null = null;
	/** Returned by the next actions, one per action. */
	readonly refusals: Failure[] = [];
	/** How many of the next charges and refunds have an unknown outcome. */
	unknowns = 0;
	readonly actions: string[] = [];
	readonly #clock: Clock;

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	async view(): Answer<MembershipStatus> {
		const { subscription, isSilverAvailable, cardRegistrationUrl } = this;
		return this.failure ? err(this.failure) : ok({ subscription, isSilverAvailable, cardRegistrationUrl });
	}

	async records(): Answer<readonly BillingRecord[]> {
		return this.failure ? err(this.failure) : ok(this.billed);
	}

	async subscribe(plan: MembershipPlan, cardId: number, { key }: Keyed): Answer<PlanPurchase> {
		return this.#once(key, () => this.#buy(`subscribe ${plan} ${cardId} ${key}`, plan, cardId));
	}

	async upgrade(cardId: number | null, { key }: Keyed): Answer<PlanPurchase> {
		return this.#once(key, () => this.#buy(`upgrade ${cardId} ${key}`, "Gold", cardId));
	}

	async cancel({ key }: Keyed): Answer<Subscription> {
		const failed = this.#action(`cancel ${key}`);
		return failed ? err(failed) : this.#update({ state: "CANCEL_REQUEST", nextCharge: null });
	}

	async withdraw({ key }: Keyed): Answer<GoldWithdrawal> {
		const failed = this.#action(`withdraw ${key}`);
		const refundAmount = membershipPrices.Gold.price;
		if (failed) return err(failed);
		if (this.unknowns > 0) {
			this.unknowns -= 1;
			const { subscription } = this;
			return subscription ? ok({ outcome: "unknown", refundAmount, subscription }) : refusal("notFound");
		}
		const ended = this.#update({ state: "WITHDRAW", nextCharge: null, isWithdrawable: false });
		return ended.ok ? ok({ outcome: "approved", refundAmount, subscription: ended.value }) : ended;
	}

	/** Sets the card for the next charge. */
	useCard(cardId: number): Result<Subscription, Failure> {
		const failed = this.#action(`card ${cardId}`);
		return failed ? err(failed) : this.#update({ cardName: this.cards.get(cardId) ?? null });
	}

	/** Purchases by idempotency key; a repeated key returns the earlier purchase. */
	readonly #bought = new Map<string, PlanPurchase>();

	#once(key: string, buy: () => Result<PlanPurchase, Failure>): Result<PlanPurchase, Failure> {
		const bought = this.#bought.get(key);
		if (bought) return ok(bought);
		const answer = buy();
		if (answer.ok && answer.value.outcome === "approved") this.#bought.set(key, answer.value);
		return answer;
	}

	#buy(action: string, plan: MembershipPlan, cardId: number | null): Result<PlanPurchase, Failure> {
		const failed = this.#action(action);
		if (failed) return err(failed);
		if (this.unknowns > 0) {
			this.unknowns -= 1;
			return ok({ outcome: "unknown", subscription: null });
		}
		const today = koreanDay(this.#clock.now());
		const { first, last, nextCharge } = term(today, plan, 0);
		this.subscription = {
			id: (this.subscription?.id ?? 0) + 1,
			plan,
			state: "USE",
			anchor: today,
			termStart: first,
			termEnd: last,
			nextCharge,
			price: membershipPrices[plan].price,
			lastPaidOn: today,
			cardName: cardId === null ? (this.subscription?.cardName ?? null) : (this.cards.get(cardId) ?? null),
			failedCharges: 0,
			isWithdrawable: plan === "Gold",
		};
		const { id, termStart, termEnd, price, cardName } = this.subscription;
		this.billed = [
			{
				id,
				plan,
				state: "USE",
				amount: price,
				isPaid: true,
				isRefunded: false,
				chargedAt: this.#clock.now(),
				termStart,
				termEnd,
				cardName,
			},
			...this.billed,
		];
		return ok({ outcome: "approved", subscription: this.subscription });
	}

	#update(change: Partial<Subscription>): Result<Subscription, Failure> {
		if (!this.subscription) return refusal("notFound");
		this.subscription = { ...this.subscription, ...change };
		return ok(this.subscription);
	}

	#action(action: string): Failure | null {
		this.actions.push(action);
		return this.refusals.shift() ?? null;
	}
}

/** Stub of a card provider that registers a card for every auth key except 'declined'. */
export class MemorySavedCards implements SavedCards {
	readonly registered: { readonly authKey: string; readonly key: string }[] = [];
	readonly #memberships: MemoryMemberships;

	constructor(memberships: MemoryMemberships) {
		this.#memberships = memberships;
	}

	async register(authKey: string, { key }: Keyed): Answer<SavedCard> {
		this.registered.push({ authKey, key });
		if (authKey === "declined") return refusal("payDeclined");
		const { cards } = this.#memberships;
		const id = cards.size + 1;
		const name = `신한카드 ****-${String(id).padStart(4, "0")}`;
		cards.set(id, name);
		return ok({ id, name });
	}

	use = async (cardId: number): Answer<Subscription> => this.#memberships.useCard(cardId);
}

export class MemoryMembershipDrafts implements MembershipDrafts {
	draft: MembershipDraft | null = null;
	kept: MembershipAttempt | null = null;
	path: string | null = null;

	read = (): MembershipDraft | null => this.draft;

	write(draft: MembershipDraft | null): void {
		this.draft = draft;
	}

	attempt = (): MembershipAttempt | null => this.kept;

	saveAttempt(attempt: MembershipAttempt | null): void {
		this.kept = attempt;
	}

	returnPath = (): string | null => this.path;

	saveReturnPath(path: string | null): void {
		this.path = path;
	}
}

/** Companies by code. Registering changes the account that the member's other stubs return. */
export class MemoryBenefitMall implements BenefitMall {
	readonly companies = new Map<string, string>([["HANBIT2026", "한빛상사"]]);
	readonly registrations: BenefitRegistration[] = [];
	readonly #member: MemoryBookingMember;

	constructor(member: MemoryBookingMember) {
		this.#member = member;
	}

	async companyOf(corpCode: string): Answer<string> {
		const name = this.companies.get(corpCode);
		return name === undefined ? refusal("corpCodeUnknown") : ok(name);
	}

	async register(registration: BenefitRegistration): Answer<MemberAccount> {
		const corpName = this.companies.get(registration.corpCode);
		const { member } = this.#member;
		if (corpName === undefined) return refusal("corpCodeUnknown");
		if (member === null) return err<Failure>({ kind: "signedOut", reason: "neverIn" });
		this.registrations.push(registration);
		const { corpCode, deptName, userName } = registration;
		const corpUserName = member.type === "C" ? member.corpUserName : userName;
		this.#member.member = { ...member, type: "C", corpCode, corpName, deptName, corpUserName };
		return ok(this.#member.member);
	}
}
