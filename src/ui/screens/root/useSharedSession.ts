import { useEffect, useRef } from "react";
import { useCases } from "#application/tokens.ts";
import type { AppState } from "#ui/app/AppState.ts";

/** Synchronises logins and logouts between tabs. Must be called from an observer. */
export function useSharedSession({ use, session }: Pick<AppState, "use" | "session">): void {
	const { signedIn } = session;
	const known = useRef(signedIn);

	useEffect(() => {
		const stop = new AbortController();
		void use(useCases.syncSession).execute({ signal: stop.signal });
		return () => stop.abort();
	}, [use]);

	useEffect(() => {
		if (known.current === signedIn) return;
		known.current = signedIn;
		void use(useCases.notifySessionChange).execute();
	}, [signedIn, use]);
}
