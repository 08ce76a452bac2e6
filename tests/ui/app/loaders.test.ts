import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Notice } from "#domain/content/Article.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { type AppState, appContext } from "#ui/app/AppState.ts";
import { readId } from "#ui/app/readId.ts";
import { memberUnavailable, requireMember } from "#ui/app/requireMember.ts";
import { keepToOwnAddress } from "#ui/app/stayAddress.ts";
import { loader as booking } from "#ui/screens/book-detail/book-detail.route.tsx";
import { loader as extraPayment } from "#ui/screens/extra-payment/extra-payment.route.tsx";
import { loader as lost } from "#ui/screens/not-found/not-found.route.tsx";
import { loader as notice } from "#ui/screens/notice/notice.route.tsx";
import { loader as receipt } from "#ui/screens/receipt/receipt.route.tsx";
import { loader as review } from "#ui/screens/review/review.route.tsx";
import { loader as sharedWishes } from "#ui/screens/shared-wishes/shared-wishes.route.tsx";

const thrown = (call: () => unknown): unknown => {
	try {
		return call() ?? "nothing";
	} catch (error) {
		return error;
	}
};

function asked(app: AppState, path: string) {
	const context = new RouterContextProvider();
	context.set(appContext, app);
	return {
		context,
		request: new Request(`https://stay.example${path}`),
		params: {},
	} as unknown as LoaderFunctionArgs;
}
const location = (answer: unknown) => (answer as Response).headers.get("location");

describe("a members-only screen", () => {
	it("redirects a visitor to login with the full address as return URL, and admits a member [ROUTE-06, DEC-029, DEC-030]", () => {
		const { app } = screenApp();
		const sent = thrown(() => requireMember(asked(app, "/mypage/books?tab=cancel")));
		expect(location(sent)).toBe(`/login?returnUrl=${encodeURIComponent("/mypage/books?tab=cancel")}`);
		app.session.entered({ name: "홍길동", grade: "Gold", type: "N", corpName: null });
		expect(thrown(() => requireMember(asked(app, "/mypage")))).toBe("nothing");
	});

	it("takes the place of the page that Back leads to, and lies above the page whose link was pressed [UI-TOPBAR-02]", () => {
		const { app } = screenApp();
		const isReplaced = (path: string) =>
			(thrown(() => requireMember(asked(app, path))) as Response).headers.has("X-Remix-Replace");
		expect(isReplaced("/mypage/books?tab=cancel")).toBe(false);
		// Going back, the address bar shows the page before its data is loaded.
		window.history.replaceState(null, "", "/mypage/books?tab=cancel");
		expect(isReplaced("/mypage/books?tab=cancel")).toBe(true);
		expect(isReplaced("/mypage/books")).toBe(false);
	});

	it("responds with a retryable 503 when the session could not be checked [DEC-186]", () => {
		const { app } = screenApp();
		app.session.lookupFailed();
		expect(thrown(() => requireMember(asked(app, "/mypage")))).toMatchObject({
			data: memberUnavailable,
			init: { status: 503 },
		});
		expect(memberUnavailable).not.toBe("");
	});
});

describe("the address of a stay", () => {
	it.each([
		["1", 1],
		["123456789", 123_456_789],
	])("contains the stay's number: %s", (text, id) => expect(readId(text)).toBe(id));

	it.each(["", "0", "01", "1234567890", "-1", "1.5", "1e3", " 1", "1a", "a1", undefined])(
		"is an unknown page without a valid number: %s",
		(text) => expect(thrown(() => readId(text))).toMatchObject({ init: { status: 404 } }),
	);

	it.each([
		["/accom/12?adult=2", addresses.stay, "/products/12?adult=2"],
		["/ACCOM/12", addresses.stay, "/products/12"],
		["/%61ccom/12?accom=1", addresses.stay, "/products/12?accom=1"],
		["/Accom/12/options?adult=2", addresses.options, "/products/12/options?adult=2"],
	])(
		"of the web view stays in the web view and redirects in a browser, keeping the query: %s [DEC-014]",
		(path, own, expected) => {
			const { app } = screenApp();
			const arrival = { ...asked(app, path), params: { idx: "12" } };
			expect(location(thrown(() => keepToOwnAddress(arrival, own)))).toBe(expected);
			app.enterWebView();
			expect(thrown(() => keepToOwnAddress(arrival, own))).toBe("nothing");
		},
	);
});

describe("an address with an impossible ID", () => {
	it.each([
		["booking", booking, "orderProductIdx"],
		["receipt", receipt, "orderProductIdx"],
		["review", review, "id"],
		["extra payment", extraPayment, "orderAddPayIdx"],
		["shared list", sharedWishes, "token"],
	] as const)("is an unknown page without a retry: %s", (_, loader, name) => {
		const { app } = screenApp({ signedIn: true });
		const arrive = (id: string) => thrown(() => loader({ ...asked(app, "/"), params: { [name]: id } }));
		for (const id of ["abc", "0", "q7Zr2mK9xV4bT1nE8sWc0"]) {
			expect(arrive(id)).toMatchObject({ init: { status: 404 } });
		}
		expect(arrive(name === "token" ? "q7Zr2mK9xV4bT1nE8sWc0A" : "7")).not.toHaveProperty("init");
	});
});

describe("the address of a notice", () => {
	it.each(["01", "1e0", "1.0", "0x1", "+1", " 1"])(
		"is one, so with its number spelled otherwise it is an unknown page: %s [SCREEN-08]",
		async (idx) => {
			const { app, memory } = screenApp();
			memory.helpDesk.noticeList = [{ id: 1 } as Notice];
			const arrive = (id: string) => notice({ ...asked(app, "/"), params: { idx: id } });
			await expect(arrive(idx)).rejects.toMatchObject({ init: { status: 404 } });
			expect(await arrive("1")).toMatchObject({ id: 1 });
		},
	);
});

describe("an unmatched address", () => {
	it.each(["", "nope", "_apps", "x/_app", "_app/x"])("is an unknown page: /%s [DEC-012]", (rest) =>
		expect(thrown(() => lost({ params: { "*": rest } }))).toMatchObject({ init: { status: 404 } }),
	);
	it.each(["_app", "_app/"])(
		"redirects home when it is the app shell's name: /%s [ROUTE-27, DEC-012]",
		(rest) => expect(location(thrown(() => lost({ params: { "*": rest } })))).toBe("/"),
	);
});
