import { token } from "#ports/token.ts";
import type { FollowTarget } from "./navigation/FollowTarget.ts";
import type { LogIn } from "./session/LogIn.ts";
import type { LogOut } from "./session/LogOut.ts";
import type { StartSession } from "./session/StartSession.ts";

/** Every use case by name. Types only: hydration must not load the classes. */
export const useCases = {
	followTarget: token<FollowTarget>("FollowTarget"),
	logIn: token<LogIn>("LogIn"),
	logOut: token<LogOut>("LogOut"),
	startSession: token<StartSession>("StartSession"),
} as const;
