import { action, computed, makeObservable, observable, runInAction } from "mobx";
import type { MembershipView } from "#application/membership/ViewMembership.ts";
import { useCases } from "#application/tokens.ts";
import { membershipManageCopy } from "#copy/membershipManage.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { isCorporationMember } from "#domain/member/Member.ts";
import { type MembershipOffer, membershipOffer } from "#domain/membership/membershipOffer.ts";
import { type MembershipActions, membershipActions } from "#domain/membership/membershipRules.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import { isTermOver, isWithdrawalOpen, nextTry, withdrawalDays } from "#domain/membership/term.ts";
import type { Result } from "#domain/shared/Result.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { listDate } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";
import { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";

export interface ManageSnapshot {
	/** Key of the new card when the card provider returns with one, otherwise null. */
	readonly authKey: string | null;
	readonly isCardCancelled: boolean;
}

const managePath = "/membership/awesome/management";
const text = membershipManageCopy;

const noActions: MembershipActions = {
	canCancel: false,
	canUpgrade: false,
	canWithdraw: false,
	canChangeCard: false,
};

/** The current or last subscription and its available actions (ROUTE-14, SUBS-03 to SUBS-07, SUBS-12, SUBS-15). */
export class ManageViewModel extends SingleActionViewModel implements ViewModel<ManageSnapshot> {
	snapshot!: ManageSnapshot;
	readonly membership: LoadViewModel<MembershipView>;
	readonly proof: ReauthenticationViewModel;
	/** The confirmation dialog that is open. */
	question: "cancel" | "withdraw" | null = null;
	isRegistering = false;
	/** Success message of the last action. */
	done: string | null = null;
	refusal: string | null = null;
	readonly #app: Pick<AppState, "use" | "environment" | "navigation">;

	constructor(app: Pick<AppState, "use" | "environment" | "navigation">) {
		super();
		this.#app = app;
		this.proof = new ReauthenticationViewModel(app);
		this.membership = new LoadViewModel((signal) => app.use(useCases.viewMembership).execute({ signal }));
		makeObservable(this, {
			question: observable,
			isRegistering: observable,
			done: observable,
			refusal: observable,
			subscription: computed,
			offer: computed,
			actions: computed,
			restore: action,
			ask: action,
			returned: action,
		});
	}

	get subscription(): Subscription | null {
		return this.membership.value?.subscription ?? null;
	}

	/** What the member could buy now; null until loaded. */
	get offer(): MembershipOffer | null {
		const view = this.membership.value;
		return view && membershipOffer(view.member.type, view);
	}

	/** Available actions, by the domain's rules and the server's information on bookings. */
	get actions(): MembershipActions {
		const view = this.membership.value;
		const row = view?.subscription;
		if (!view || !row) return noActions;
		const { plan, state, termEnd } = row;
		const core = { plan, state, termEnd, paidOn: row.lastPaidOn ?? row.termStart };
		const today = this.#app.environment.today;
		const can = membershipActions(core, { today, hasValidBooking: !row.isWithdrawable });
		return { ...can, canUpgrade: can.canUpgrade && !isCorporationMember(view.member) };
	}

	/** The last day on which Gold can be withdrawn from; null once that has passed, or for other plans. */
	get withdrawUntil(): StayDate | null {
		const row = this.subscription;
		if (row?.plan !== "Gold" || row.lastPaidOn === null) return null;
		if (row.state !== "USE" && row.state !== "CANCEL_REQUEST") return null;
		const isOpen = isWithdrawalOpen(row.lastPaidOn, this.#app.environment.today);
		return isOpen ? addDays(row.lastPaidOn, withdrawalDays) : null;
	}

	/** Date of the next charge, or of the next retry of a failed one. */
	get chargeOn(): StayDate | null {
		const row = this.subscription;
		return row?.nextCharge ? nextTry(row.nextCharge, row.failedCharges) : null;
	}

	/** Whether the paid term is over, although the next one could not be charged yet. */
	get isTermOver(): boolean {
		const row = this.subscription;
		return row !== null && isTermOver(row.termEnd, this.#app.environment.today);
	}

	restore(snapshot: ManageSnapshot): void {
		this.snapshot = snapshot;
		if (snapshot.isCardCancelled) this.refusal = text.cardCancelled;
	}

	activate(): () => void {
		const { authKey, isCardCancelled } = this.snapshot;
		if (authKey !== null) void this.#changeCard(authKey);
		// Removes the provider's parameters from the address, so that a reload does not repeat them.
		else if (isCardCancelled) void this.#app.navigation.go(managePath, { replace: true });
		return this.membership.activate();
	}

	ask(question: "cancel" | "withdraw" | null): void {
		this.question = question;
	}

	/** Handles a page restored from the back/forward cache after the provider's page. */
	returned(): void {
		this.isRegistering = false;
	}

	/** Leaves for the card provider's page, which returns here. */
	async enterCard(): Promise<void> {
		const registrationUrl = this.membership.value?.cardRegistrationUrl;
		if (registrationUrl === undefined || this.isRegistering || !(await this.proof.ask())) return;
		runInAction(() => {
			this.isRegistering = true;
		});
		await this.#app.use(useCases.leaveForCard).execute({ registrationUrl, returnPath: managePath });
	}

	/** Cancels the subscription at the end of the term (SUBS-07). */
	async cancel(): Promise<void> {
		const { subscription } = this;
		if (!subscription) return;
		await this.#act(
			() => this.#app.use(useCases.cancelMembership).execute(subscription),
			({ termEnd }) => (this.isTermOver ? text.cancelledOver : text.cancelled(listDate(termEnd))),
		);
	}

	/** Withdraws from Gold for a refund of its full price (SUBS-12). */
	async withdraw(): Promise<void> {
		const { subscription } = this;
		if (!subscription) return;
		await this.#act(
			() => this.#app.use(useCases.withdrawGold).execute(subscription),
			({ outcome, refundAmount }) =>
				outcome === "approved" ? text.withdrawn(formatWon(refundAmount)) : text.withdrawing,
		);
	}

	async #changeCard(authKey: string): Promise<void> {
		runInAction(() => {
			this.isRegistering = true;
		});
		const answer = await this.#app.use(useCases.changeCard).execute(authKey);
		runInAction(() => {
			this.isRegistering = false;
			if (answer.ok) this.done = text.cardChanged(answer.value.cardName);
			else this.refusal = refusalText(answer.error) ?? text.cardFailed;
		});
		await this.#app.navigation.go(managePath, { replace: true });
		await this.membership.load();
	}

	/** Runs one action at a time and shows the server's resulting state. */
	async #act<T>(work: () => Promise<Result<T, Failure>>, doneText: (value: T) => string): Promise<void> {
		runInAction(() => {
			this.done = null;
			this.refusal = null;
		});
		const act = async () => {
			const answer = await work();
			await this.membership.load();
			return answer;
		};
		await this.runExclusive(act, (answer) => {
			this.question = null;
			if (answer.ok) this.done = doneText(answer.value);
			else this.refusal = refusalText(answer.error) ?? text.actionFailed;
		});
	}
}
