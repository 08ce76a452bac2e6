import { describe, expect, it } from "vitest";
import type { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { HttpDeals } from "#adapters/http/HttpDeals.ts";
import { HttpPasskeys } from "#adapters/http/HttpPasskeys.ts";
import { HttpSessionCalls } from "#adapters/http/HttpSessionCalls.ts";
import { HttpSocialCalls } from "#adapters/http/HttpSocialCalls.ts";
import { HttpStayCatalog } from "#adapters/http/HttpStayCatalog.ts";
import { HttpStaySearch } from "#adapters/http/HttpStaySearch.ts";
import { noFilter } from "#domain/search/stayFilters.ts";
import { callStage, fail } from "#tests/support/callStage.ts";
import { condition } from "./everyCall/CallCase.ts";
import { varied } from "./everyCall/varied.ts";

const email = { email: "haneul@example.com", password: "abc123!@", rememberMe: true };
const signed = { id: "p", clientDataJSON: "d", authenticatorData: "a", signature: "s", userHandle: null };
const social = { provider: "kakao", token: "s.c", certId: null } as const;

describe("a call that starts or ends a session", () => {
	it.each<[string, (calls: HttpCalls) => Promise<unknown>, string]>([
		["by e-mail", (calls) => new HttpSessionCalls(calls).logIn(email), "/api/auth/login"],
		["by a provider", (calls) => new HttpSocialCalls(calls).enter(social), "/api/auth/login"],
		["by a passkey", (calls) => new HttpPasskeys(calls).logIn(signed, true), "/api/auth/login/passkey"],
		["that logs out", (calls) => new HttpSessionCalls(calls).logOut(), "/api/auth/logout"],
	])(
		"%s neither renews tokens nor ends the session when it is refused [DEC-108]",
		async (_way, ask, path) => {
			const { calls, requests, endings, begun } = callStage(() => fail(401, -4));
			expect(await ask(calls)).toEqual({ ok: false, error: { kind: "signedOut", reason: "refused" } });
			expect([requests, endings, begun()]).toEqual([[path], [], 0]);
		},
	);
});

describe("values encoded as a letter or null", () => {
	it("are read correctly: a member without a name, an unsold day, a hidden price, a wish", async () => {
		const nameless = varied("viewUser", (data) => Object.assign(data, { name: null }), "auth");
		expect(await new HttpSessionCalls(nameless).viewMember()).toMatchObject({ value: { name: "" } });
		const closed = varied("listEventSaleDates", (data) =>
			Object.assign(data.saleDates[0], { saleAble: "N" }),
		);
		const span = { from: condition.checkInDate, to: condition.checkOutDate };
		expect(await new HttpDeals(closed).saleDates(1, null, 2, span)).toMatchObject({
			value: [{ isOnSale: false }],
		});
		const hidden = varied("findProducts", (data) =>
			Object.assign(data.products[0].prices, { hiddenAmountFlag: "Y" }),
		);
		const found = await new HttpStaySearch(hidden).find(
			condition,
			{ filter: noFilter, bounds: null, sort: "recommended" },
			{ page: 1, size: 20 },
		);
		expect(found).toMatchObject({ value: { stays: [{ prices: { isHidden: true } }] } });
		const wish = (favoriteProductIdx: number | null) =>
			new HttpStayCatalog(
				varied("viewProduct", (data) => Object.assign(data, { favoriteProductIdx })),
			).detail(1, condition);
		expect(await wish(7)).toMatchObject({ value: { isWished: true } });
		expect(await wish(null)).toMatchObject({ value: { isWished: false } });
	});

	it("a stay has at most a hundred images, in their sort order [DOM-IMG-03]", async () => {
		const many = varied("viewProduct", (data) => {
			const [image] = data.img;
			data.img = Array.from({ length: 120 }, (_, at) => ({
				...image,
				imgLink: `/${at}.jpg`,
				sort: 120 - at,
			}));
		});
		const stay = await new HttpStayCatalog(many).detail(1, condition);
		expect(stay.ok && [stay.value.images.length, stay.value.images[0]?.url]).toEqual([100, "/119.jpg"]);
	});
});
