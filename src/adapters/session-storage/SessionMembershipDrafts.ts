import type { TextStorage } from "#adapters/browser/textStorage.ts";
import { sessionKeys } from "#domain/member/sessionStorage.ts";
import type { MembershipPlan, SavedCard } from "#domain/membership/Subscription.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import type { MembershipAttempt, MembershipDraft, MembershipDrafts } from "#ports/MembershipDrafts.ts";
import { isRecord, TabValues } from "./TabValues.ts";

const draftKey = "membership-draft";
const attemptKey = "membership-attempt";

const planOf = (value: unknown): MembershipPlan | null =>
	value === "Silver" || value === "Gold" ? value : null;

const idOf = (value: unknown): number | null =>
	typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;

function cardOf(value: unknown): SavedCard | null {
	if (!isRecord(value)) return null;
	const id = idOf(value.id);
	return id !== null && typeof value.name === "string" ? { id, name: value.name } : null;
}

function keptDraft(stored: unknown): MembershipDraft | null {
	if (!isRecord(stored) || typeof stored.owner !== "string") return null;
	return {
		owner: stored.owner,
		plan: planOf(stored.plan),
		hasAgreed: stored.hasAgreed === true,
		card: cardOf(stored.card),
	};
}

function keptAttempt(stored: unknown): MembershipAttempt | null {
	if (!isRecord(stored)) return null;
	const { owner, key, isUpgrade } = stored;
	const plan = planOf(stored.plan);
	const cardId = idOf(stored.cardId);
	if (typeof owner !== "string" || typeof key !== "string" || plan === null) return null;
	if (!/^[A-Za-z0-9_-]{8,64}$/.test(key)) return null;
	if (isUpgrade !== true && cardId === null) return null;
	return { owner, key, plan, isUpgrade: isUpgrade === true, cardId };
}

/** Stores one draft and one attempt per tab; an invalid one counts as absent. */
export class SessionMembershipDrafts implements MembershipDrafts {
	readonly #values: TabValues;

	constructor(texts: TextStorage) {
		this.#values = new TabValues(texts);
	}

	read(): MembershipDraft | null {
		return this.#values.read(draftKey, keptDraft);
	}

	write(draft: MembershipDraft | null): void {
		this.#values.write(draftKey, draft);
	}

	attempt(): MembershipAttempt | null {
		return this.#values.read(attemptKey, keptAttempt);
	}

	saveAttempt(attempt: MembershipAttempt | null): void {
		this.#values.write(attemptKey, attempt);
	}

	returnPath(): string | null {
		return this.#values.read(sessionKeys.awesomeReturnUrl, (stored) =>
			typeof stored === "string" ? returnTarget(stored) : null,
		);
	}

	saveReturnPath(path: string | null): void {
		this.#values.write(sessionKeys.awesomeReturnUrl, path === null ? null : returnTarget(path));
	}
}
