import { LogIn } from "#application/session/LogIn.ts";
import { forward, recipe } from "./Recipe.ts";

export const sessionUseCases = {
	logIn: recipe(LogIn, { calls: "sessionCalls", arrival: "arrival" }),
	/**
	 * Logs out: goes to the home page, calls the server, then clears the session whatever the server answers. The home page was still
	 * rendered for the member, so it is loaded again (AUTH-SESSION-05 to 08).
	 */
	logOut: forward("memberSession", "logOut"),
};
