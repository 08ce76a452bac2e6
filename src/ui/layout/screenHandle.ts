import type { UIMatch } from "react-router";
import { innerShell, pageShell, type Shell } from "./shell.ts";

/** What a screen's route module says about itself beside its component; exported as `handle`. */
export interface ScreenHandle {
	/** The frame around the screen; by default it has the header at every width. */
	readonly shell?: Shell;
	/** Whether the screen calls the server as soon as it is hydrated; the code for calls is then loaded with the page, not after it. */
	readonly callsAtOnce?: true;
}

/** The frame of a screen in the members' area. */
export const memberHandle = (title: string): ScreenHandle => ({
	shell: innerShell({ title, right: ["mypage", "home"] }),
	callsAtOnce: true,
});

/** Returns the shell of the innermost screen that has its own. */
export const shellOf = (
	matches: readonly Pick<UIMatch<unknown, ScreenHandle | undefined>, "handle">[],
): Shell => matches.map(({ handle }) => handle?.shell).findLast((shell) => shell !== undefined) ?? pageShell;
