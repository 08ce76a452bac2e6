import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { appContext } from "#ui/app/AppState.ts";
import { loader as login } from "#ui/screens/login/login.route.tsx";
import { loader as signUp } from "#ui/screens/signup/signup.route.tsx";

const { app } = screenApp({ signedIn: true });
const context = new RouterContextProvider(new Map([[appContext, app]]));

/** Returns where a login page redirects a member. */
async function sentTo(loader: typeof login | typeof signUp, returnUrl: string): Promise<string | null> {
	const url = new URL(`https://stay.example/login?returnUrl=${encodeURIComponent(returnUrl)}`);
	const enter = async (): Promise<unknown> =>
		loader({ request: new Request(url), params: {}, context, url, pattern: "" });
	const answer = await enter().catch((thrown: unknown) => thrown);
	return answer instanceof Response ? answer.headers.get("location") : String(answer);
}

it.each([
	["/search?searchText=서울&adtCnt=2", "/search?searchText=%EC%84%9C%EC%9A%B8&adtCnt=2"],
	["/search?searchText=%EC%84%9C%EC%9A%B8", "/search?searchText=%EC%84%9C%EC%9A%B8"],
	["/products/1?type=wish&idx=1", "/products/1?type=wish&idx=1"],
	["//evil.example", "/"],
])(
	"a signed-in member is redirected from a login page, even with non-ASCII letters in the address: %s [DEC-030]",
	async (returnUrl, target) => {
		expect(await sentTo(login, returnUrl)).toBe(target);
		expect(await sentTo(signUp, returnUrl)).toBe(target);
	},
);
