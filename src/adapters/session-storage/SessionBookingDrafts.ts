import * as z from "zod/mini";
import type { TextStorage } from "#adapters/browser/textStorage.ts";
import type { JsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { readExpiring } from "#domain/shared/expiring.ts";
import type { BookingDraft, BookingDrafts, PaymentAttempt } from "#ports/BookingDrafts.ts";
import { isRecord, TabValues } from "./TabValues.ts";

const draftKey = "booking-draft";
const attemptKey = "payment-attempt";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const wholeOf = (value: unknown): number =>
	typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;

/** Parses a stored draft and the address of its form; invalid fields become empty. */
function keptDraft(stored: unknown): { readonly address: string; readonly draft: BookingDraft } | null {
	if (!isRecord(stored) || typeof stored.address !== "string") return null;
	const draft = {
		name: textOf(stored.name),
		phone: textOf(stored.phone),
		email: textOf(stored.email),
		firstName: textOf(stored.firstName),
		lastName: textOf(stored.lastName),
		phoneCountry: textOf(stored.phoneCountry),
		internationalPhone: textOf(stored.internationalPhone),
		request: textOf(stored.request),
		method: typeof stored.method === "string" ? stored.method : null,
		couponIds: Array.isArray(stored.couponIds)
			? stored.couponIds.filter((id): id is number => Number.isSafeInteger(id))
			: null,
		awesomeCash: wholeOf(stored.awesomeCash),
		welfarePoints: wholeOf(stored.welfarePoints),
	};
	return { address: stored.address, draft };
}

function keptAttempt(stored: unknown): PaymentAttempt | null {
	if (!isRecord(stored)) return null;
	const { key, fingerprint, address, orderNumber } = stored;
	if (typeof key !== "string" || !/^[A-Za-z0-9_-]{8,64}$/.test(key)) return null;
	return {
		key,
		fingerprint: textOf(fingerprint),
		address: textOf(address),
		orderNumber: typeof orderNumber === "string" ? orderNumber : null,
	};
}

/** The part of the last attempt that leads back to its form: no personal data, no key. */
const WayBack = z.object({
	data: z.object({
		address: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2000)),
		orderNumber: z.nullable(z.string().check(z.maxLength(100))),
	}),
	expires: z.number(),
});

const wayBackKey = "last-payment";
/** TTL in milliseconds; longer than a room is held or a provider waits. */
const wayBackLife = 3_600_000;

/**
 * Stores one draft per tab; an invalid one is deleted and counts as absent. The last attempt's form address outlives the tab: while a card
 * app is in the foreground the device may close ours, which the provider's redirect then reopens.
 */
export class SessionBookingDrafts implements BookingDrafts {
	readonly #values: TabValues;
	readonly #lasting: JsonStorage;
	readonly #now: () => number;

	constructor(deps: {
		readonly tab: TextStorage;
		readonly lasting: JsonStorage;
		readonly now: () => number;
	}) {
		this.#values = new TabValues(deps.tab);
		this.#lasting = deps.lasting;
		this.#now = deps.now;
	}

	read(address: string): BookingDraft | null {
		const kept = this.#values.read(draftKey, keptDraft);
		return kept?.address === address ? kept.draft : null;
	}

	write(address: string, draft: BookingDraft): void {
		this.#values.write(draftKey, { ...draft, address });
	}

	remove(address: string): void {
		if (this.#values.read(draftKey, keptDraft)?.address === address) this.#values.write(draftKey, null);
	}

	attempt(): PaymentAttempt | null {
		return this.#values.read(attemptKey, keptAttempt) ?? this.#readWayBack();
	}

	saveAttempt(attempt: PaymentAttempt | null): void {
		// An attempt without a key is kept in the device's storage only, not in the tab's.
		this.#values.write(attemptKey, attempt?.key ? attempt : null);
		if (attempt === null) {
			this.#lasting.remove(wayBackKey);
			return;
		}
		const { address, orderNumber } = attempt;
		this.#lasting.write(wayBackKey, { data: { address, orderNumber }, expires: this.#now() + wayBackLife });
	}

	/** Returns the attempt of a tab that has since been closed, without its key. */
	#readWayBack(): PaymentAttempt | null {
		const entry = this.#lasting.read(wayBackKey, WayBack);
		if (entry === null || readExpiring(entry, this.#now(), wayBackLife).data === null) {
			this.#lasting.remove(wayBackKey);
			return null;
		}
		return { ...entry.data, key: "", fingerprint: "" };
	}
}
