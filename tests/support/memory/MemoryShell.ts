import type { PickedStay } from "#domain/compare/pickedStays.ts";
import type { TrackedEvent } from "#domain/navigation/TrackedEvent.ts";
import { noTrail, type Trail } from "#domain/navigation/trail.ts";
import { noHistory, type UrlHistory } from "#domain/navigation/urlHistory.ts";
import type { PickedStays } from "#ports/PickedStays.ts";
import type { RememberedAddress, RememberedAddresses } from "#ports/RememberedAddresses.ts";
import type { ReportedOrders } from "#ports/ReportedOrders.ts";
import type { SessionChanges } from "#ports/SessionChanges.ts";
import type { Tracker } from "#ports/Tracker.ts";
import type { Typed, TypedTexts } from "#ports/TypedTexts.ts";
import type { Visits } from "#ports/Visits.ts";

export class MemoryVisits implements Visits {
	#history: UrlHistory = noHistory;
	#trail: Trail = noTrail;

	history(): UrlHistory {
		return this.#history;
	}

	saveHistory(history: UrlHistory): void {
		this.#history = history;
	}

	trail(): Trail {
		return this.#trail;
	}

	saveTrail(trail: Trail): void {
		this.#trail = trail;
	}
}

export class MemoryRememberedAddresses implements RememberedAddresses {
	readonly #addresses = new Map<RememberedAddress, string>();

	read(kind: RememberedAddress): string | null {
		return this.#addresses.get(kind) ?? null;
	}

	save(kind: RememberedAddress, address: string): void {
		this.#addresses.set(kind, address);
	}

	forget(kind: RememberedAddress): void {
		this.#addresses.delete(kind);
	}
}

export class MemoryTypedTexts implements TypedTexts {
	readonly #typed = new Map<string, Typed>();

	read(form: string): Typed {
		return this.#typed.get(form) ?? {};
	}

	save(form: string, typed: Typed): void {
		if (Object.values(typed).every((text) => text === "")) this.#typed.delete(form);
		else this.#typed.set(form, typed);
	}
}

export class MemoryPickedStays implements PickedStays {
	picks: readonly PickedStay[] = [];

	read(): readonly PickedStay[] {
		return this.picks;
	}

	save(picks: readonly PickedStay[]): void {
		this.picks = picks;
	}
}

/** Records the reported events, in order. */
export class MemoryTracker implements Tracker {
	readonly events: TrackedEvent[] = [];

	report(event: TrackedEvent): void {
		this.events.push(event);
	}
}

export class MemoryReportedOrders implements ReportedOrders {
	readonly #orders = new Set<string>();

	add(orderNumber: string): boolean {
		if (this.#orders.has(orderNumber)) return false;
		this.#orders.add(orderNumber);
		return true;
	}
}

/** A single tab; `arrive` simulates a message from another tab. */
export class MemorySessionChanges implements SessionChanges {
	told = 0;
	readonly #listeners = new Set<() => void>();

	notify(): void {
		this.told += 1;
	}

	listen(hear: () => void): () => void {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	}

	arrive(): void {
		for (const hear of this.#listeners) hear();
	}
}
