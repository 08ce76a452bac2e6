import { expect, it } from "vitest";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { success } from "#tests/support/callStage.ts";

it.each([
	["a server-side caller", "access-1", "Bearer access-1"],
	["a page rendered for a visitor", null, null],
	["a browser, which has its cookie", undefined, null],
])(
	"%s sends JSON with credentials and the access token's header as needed [HTTP-05] [HTTP-01]",
	async (_, accessToken, header) => {
		const seen: Request[] = [];
		const calls = new HttpCalls({
			origin: "http://localhost",
			fetch: async (request) => {
				seen.push(request);
				return success({ idx: 1 });
			},
			session: null,
			...(accessToken === undefined ? {} : { accessToken }),
		});
		const body = { loginType: "EMAIL", clientInterface: "WEB" } as const;
		await calls.auth.POST("/login-history", { body });
		await calls.content.GET("/v1/notices");
		expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual([header, header]);
		expect(seen.map(({ credentials }) => credentials)).toEqual(["include", "include"]);
		expect(seen[0]?.headers.get("content-type")).toBe("application/json");
		expect(await seen[0]?.json()).toEqual(body);
	},
);
