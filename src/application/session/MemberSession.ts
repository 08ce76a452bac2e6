import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { refreshEnd } from "#domain/failure/definitive.ts";
import { mayReload } from "#domain/failure/errorAction.ts";
import type { Failure, SignedOutReason } from "#domain/failure/Failure.ts";
import { type CachedMember, cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { Member } from "#domain/member/Member.ts";
import {
	isAsked,
	type SessionEffect,
	type SessionEvent,
	type SessionState,
	sessionMachine,
	startEvent,
} from "#domain/member/session.ts";
import { homeRoute, loginPath } from "#domain/navigation/returnTarget.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Step } from "#domain/shared/StateMachine.ts";
import type { CallSession } from "#ports/CallSession.ts";
import type { Clock } from "#ports/Clock.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { FailureNotices } from "#ports/FailureNotices.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { MemberData } from "#ports/MemberData.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { ReloadMemory } from "#ports/ReloadMemory.ts";
import type { ReturnTargets } from "#ports/ReturnTargets.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";
import type { SessionRenewal } from "#ports/SessionRenewal.ts";
import type { SessionStore } from "#ports/SessionStore.ts";
import { goToLogin, redrawForNobody } from "./goToLogin.ts";
import { endEventByReason, refreshEvents } from "./sessionEvents.ts";

interface MemberSessionDeps {
	readonly store: SessionStore;
	readonly renewal: SessionRenewal;
	readonly calls: SessionCalls;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
	readonly returnTargets: ReturnTargets;
	readonly memberData: MemberData;
	readonly navigation: PageNavigation;
	readonly notices: FailureNotices;
	readonly reloads: ReloadMemory;
	readonly clock: Clock;
}

type Renewed = Result<null, Failure>;

/**
 * This page's session: carries out the state machine in `domain/member/session.ts`. Events that the table does not list for a state are
 * ignored, so calls that fail together end the session only once.
 */
export class MemberSession extends UseCaseOf<MemberSessionDeps> implements CallSession {
	#state: SessionState = sessionMachine.initial;
	#user: Result<Member, Failure> | null = null;
	#member: CachedMember | null = null;
	/** The member for whom this page was made, as the owner ID of the data on this device. */
	#owner: string | null = null;
	#announcement: Promise<void> | null = null;
	/** Completion of the effects of the last event. */
	#underWay: Promise<void> = Promise.resolve();

	get state(): SessionState {
		return this.#state;
	}

	/** Whether the end of the session is being shown; no other failure is shown meanwhile. */
	get isAnnouncingEnd(): boolean {
		return this.#announcement !== null;
	}

	/** Determines who is logged in from the data on this device. May be called repeatedly; runs never overlap. */
	async start(): Promise<SessionState> {
		const { store, cache } = this.deps;
		await this.#dispatch("LOOK_AGAIN");
		await this.#dispatch(startEvent(store.read(), cache.read() !== null));
		return this.#state;
	}

	/** Verifies the session again after the server could not be reached; a page that shows a member keeps showing it meanwhile (DEC-186). */
	async recheck(): Promise<void> {
		if (this.deps.visitor.isSignedIn()) await this.renew();
		else await this.start();
	}

	/** Handles a successful login, after the tokens have been issued (AUTH-SESSION-04). */
	async logIn(): Promise<Result<Member, Failure>> {
		this.#user = null;
		await this.#dispatch("LOGIN_OK");
		return this.#user ?? this.deps.calls.viewMember();
	}

	logOut = (): Promise<void> => this.#leave("LOGOUT");

	/** Ends the session of a closed account and removes all of its data from this device (DEC-148). */
	withdrawn = (): Promise<void> => this.#leave("WITHDRAWN");

	/** Whether another member has logged in on this device since this page was made. */
	belongsToOtherMember(): boolean {
		const { memberData, cache, visitor } = this.deps;
		const owner = memberData.owner();
		if (owner !== null && this.#owner !== null) return owner !== this.#owner;
		const kept = cache.read();
		return kept !== null && visitor.member !== null && kept.name !== visitor.member.name;
	}

	canRenew(): boolean {
		return this.deps.store.read() !== "none";
	}

	stamp(): string | null {
		return this.deps.store.stamp();
	}

	onCall(): void {
		if (this.#state === "UNREACHED") void this.#recover();
	}

	async renew(sentWith: string | null = this.stamp()): Promise<Renewed> {
		const renewing = this.deps.renewal.renew(sentWith);
		const dispatched = this.#dispatch("CALL_UNAUTHORIZED", renewing);
		const renewed = await renewing;
		// With new tokens, waiting calls continue at once; a refused call must find the session already ended.
		if (!renewed.ok) await dispatched;
		return renewed;
	}

	async onEnded(reason: SignedOutReason): Promise<void> {
		if (reason !== "neverIn") await this.#dispatch("CALL_ENDED");
	}

	/** Shows that the session has ended and redirects; once, however many calls failed (DEC-108 to DEC-111). */
	async announceEnd(reason: SignedOutReason): Promise<void> {
		await this.onEnded(reason);
		this.#announcement ??= this.#dispatch(endEventByReason[reason]).finally(() => {
			this.#announcement = null;
		});
	}

	async #recover(): Promise<void> {
		const { visitor, navigation } = this.deps;
		const isMadeForNobody = !visitor.isSignedIn();
		await this.recheck();
		if (isMadeForNobody && visitor.isSignedIn()) await navigation.refresh();
	}

	/** Waits for a pending session check before logging out, so that no tokens can arrive afterwards. */
	async #leave(event: "LOGOUT" | "WITHDRAWN"): Promise<void> {
		while (isAsked(this.#state)) await this.#underWay;
		await this.#dispatch(event);
	}

	#dispatch(event: SessionEvent, renewing?: Promise<Renewed>): Promise<void> {
		const step = sessionMachine.step(this.#state, event);
		if (!step.ok) return Promise.resolve();
		this.#state = step.value.state;
		this.#underWay = this.#runEffects(step.value, renewing);
		return this.#underWay;
	}

	async #runEffects({ state, effects }: Step<SessionState>, renewing?: Promise<Renewed>): Promise<void> {
		for (const effect of effects) {
			const next = await this.#effects[effect as SessionEffect](renewing);
			if (next) await this.#dispatch(next);
			// Another event has occurred meanwhile, so the remaining effects no longer apply.
			if (this.#state !== state) return;
		}
	}

	readonly #effects: Record<
		SessionEffect,
		// biome-ignore lint/suspicious/noConfusingVoidType: most effects lead to nothing further
		(renewing?: Promise<Renewed>) => Promise<SessionEvent | void> | SessionEvent | void
	> = {
		sendRefresh: async (renewing = this.deps.renewal.renew()) => {
			const renewed = await renewing;
			if (!renewed.ok) return refreshEvents[refreshEnd(renewed.error)];
			return this.deps.cache.read() ? "REFRESHED_CACHED" : "REFRESHED_UNCACHED";
		},
		fetchUser: async () => {
			this.#user = await this.deps.calls.viewMember();
			if (this.#user.ok) return "USER_ANSWERED";
			return refreshEnd(this.#user.error) === "unreachable" ? "USER_UNREACHED" : "USER_REFUSED";
		},
		cacheUser: async () => {
			if (!this.#user?.ok) return;
			const member = this.#user.value;
			await this.deps.memberData.claim(member.email);
			this.#member = cachedMemberOf(member);
			this.deps.cache.write(this.#member);
		},
		showMember: () => {
			const { memberData, cache, visitor } = this.deps;
			const member = cache.read() ?? this.#member;
			memberData.dropStaleTabData();
			this.#owner = memberData.owner();
			if (member) visitor.entered(member);
		},
		showNobody: () => this.deps.visitor.lookupFailed(),
		forgetMember: () => this.#forgetMember(),
		dropTokens: () => this.deps.store.clear(),
		clearSession: () => this.#clearSession(),
		closeVouchers: () => this.deps.memberData.closeVouchers(),
		// Other tabs react as soon as they are notified, so local data must be cleared by then; do not wait for the server (B12).
		clearAll: async () => void (await Promise.all([this.deps.memberData.clear(), this.#clearSession()])),
		saveReturnUrl: () => this.deps.returnTargets.save(this.deps.navigation.current()),
		alertExpired: () => this.#say("expired"),
		alertMemberChanged: () => this.#say("memberChanged"),
		askLogin: async () => {
			const here = this.deps.navigation.current();
			await this.#say("neverIn");
			await goToLogin(this.deps.navigation, here);
		},
		goToLoginAndBack: () => goToLogin(this.deps.navigation, this.deps.navigation.current()),
		// On home already, another entry of the history would only be one more Back.
		goHome: () =>
			this.deps.navigation.go(homeRoute, { replace: this.deps.navigation.current() === homeRoute }),
		postLogout: async () => void (await this.deps.calls.logOut()),
		redraw: () => redrawForNobody(this.deps.navigation),
		reload: () => {
			const { clock, navigation, reloads, returnTargets } = this.deps;
			const now = clock.now();
			if (!mayReload(reloads.lastReloadAt(), now)) {
				return navigation.go(loginPath(returnTargets.read() ?? homeRoute));
			}
			reloads.remember(now);
			return navigation.reload();
		},
	};

	#clearSession(): Promise<void> {
		this.#forgetMember();
		this.deps.returnTargets.clear();
		return this.deps.store.clear();
	}

	#forgetMember(): void {
		const { memberData, cache, visitor } = this.deps;
		memberData.dropStaleTabData();
		this.#member = null;
		this.#owner = null;
		cache.clear();
		visitor.left();
	}

	async #say(reason: SignedOutReason): Promise<void> {
		await this.deps.notices.show({ kind: "signedOut", reason }, null);
	}
}
