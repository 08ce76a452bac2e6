import {
	type PendingAction,
	readPendingAction,
	withoutPendingAction,
} from "#domain/navigation/pendingAction.ts";
import type { AppState } from "./AppState.ts";

/** Addresses whose action is being taken, by navigation: both a part of the page and the shell may look for it. */
const taken = new WeakMap<object, string>();

/**
 * Returns the pending action that the login led back to, if `isMine` accepts it. The action is removed from the address before it is
 * returned, so that neither a reload nor Back repeats it. Returns null if the visitor did not log in after all (DEC-094).
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
