import { LogIn } from "#application/session/LogIn.ts";
import { forward, recipe } from "./Recipe.ts";

export const sessionUseCases = {
	logIn: recipe(LogIn, { calls: "sessionCalls", arrival: "arrival" }),
	/**
	 * Goes to main first, then tells the server, then forgets the session whatever came of it; main was still made for the member,
	 * so it is asked for once more (AUTH-SESSION-05 to 08).
	 */
	logOut: forward("memberSession", "logOut"),
};
