import { setTimeout as pause } from "node:timers/promises";
import type { PaymentParts } from "./PaymentParts.ts";
import { outcomeTimeoutMilliseconds } from "./settleConfirm.ts";

/**
 * Returns what a call to a provider came to; null when it fails, or takes longer than a traveller is kept waiting. The call then continues,
 * and recovery settles whatever it leaves. [D31, D41]
 */
export async function outcomeInTime<T>(
	{ alarm }: Pick<PaymentParts, "alarm">,
	call: Promise<T>,
): Promise<T | null> {
	const stop = new AbortController();
	const settling = call.catch((error: unknown) => {
		alarm("a payment could not be settled; recovery will", { error: String(error) });
		return null;
	});
	const outcome = await Promise.race([
		settling,
		pause(outcomeTimeoutMilliseconds, null, { signal: stop.signal }),
	]);
	stop.abort();
	return outcome;
}
