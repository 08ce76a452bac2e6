import type { ChangeQuote, ChangeWish, RunningChange } from "#domain/booking/ChangeQuote.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { BookingChanges } from "#ports/BookingChanges.ts";

const missing: Failure = refused("notFound");

/** Stub that returns the changes that a test sets, and records its calls. */
export class MemoryBookingChanges implements BookingChanges {
	/** The only booking it knows, or null to accept any booking number. */
	booking: number | null = null;
	quoted: ChangeQuote | null = null;
	running: RunningChange | null = null;
	/** Returned once, by the next call. */
	refusal: Failure | null = null;
	readonly wishes: ChangeWish[] = [];
	readonly actions: string[] = [];

	async quote(id: number, wish: ChangeWish): Promise<Result<ChangeQuote, Failure>> {
		this.wishes.push(wish);
		return this.#answer(this.booking === null || this.booking === id ? this.quoted : null);
	}

	async make(id: number, quoteId: string): Promise<Result<RunningChange, Failure>> {
		this.actions.push(`make ${id} ${quoteId}`);
		return this.#answer(this.running);
	}

	async undo(id: number): Promise<Result<null, Failure>> {
		this.actions.push(`undo ${id}`);
		return ok(null);
	}

	#answer<T>(value: T | null): Result<T, Failure> {
		const { refusal } = this;
		this.refusal = null;
		return refusal ? err(refusal) : value === null ? err(missing) : ok(value);
	}
}
