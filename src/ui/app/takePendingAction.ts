import {
	type PendingAction,
	readPendingAction,
	withoutPendingAction,
} from "#domain/navigation/pendingAction.ts";
import type { AppState } from "./AppState.ts";

/** The addresses that are being relieved of their action: a part of the page and the shell may both look. */
const taken = new WeakMap<object, string>();

/**
 * The action this address came back with from the login, if it is one of the caller's. Taken once: the address loses it
 * before it is answered, so that neither a reload nor Back repeats it. Null for who did not log in after all (DEC-094).
 */
export async function takePendingAction(
	{ navigation, session }: Pick<AppState, "navigation" | "session">,
	isMine: (action: PendingAction) => boolean,
): Promise<PendingAction | null> {
	const here = navigation.current();
	const pending = readPendingAction(here);
	if (pending === null || taken.get(navigation) === here || !isMine(pending)) return null;
	taken.set(navigation, here);
	await navigation.go(withoutPendingAction(here), { replace: true });
	taken.delete(navigation);
	return session.signedIn ? pending : null;
}
