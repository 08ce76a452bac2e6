import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useCases } from "#application/tokens.ts";
import { layoutCopy } from "#copy/layout.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { takePendingAction } from "#ui/app/takePendingAction.ts";

/** Time in milliseconds left for the responsible part of the page to take the action itself, such as a wish-list heart. */
const claimMs = 1200;

type Message = { readonly text: string } | null;

/** Runs an action pending from before the login, unless a part of the page has taken it, and returns a message that it is done (DEC-094). */
export function usePendingAction(app: AppState): readonly [Message, () => void] {
	const [message, setMessage] = useState<Message>(null);
	const { key } = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: every route that is come to may bring one
	useEffect(() => {
		const here = app.navigation.current();
		const timer = setTimeout(() => void run(), claimMs);
		return () => clearTimeout(timer);
		async function run() {
			// The address changes before its page is rendered, so an action that just arrived is left to that page first.
			const pending = await takePendingAction(app, () => app.navigation.current() === here);
			if (pending === null) return;
			const answer = await app.use(useCases.runPendingAction).execute(pending);
			if (answer.ok && pending.kind !== "booking") setMessage({ text: layoutCopy.pending[pending.kind] });
		}
	}, [key, app]);

	return [message, useCallback(() => setMessage(null), [])];
}
