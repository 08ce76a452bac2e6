import fastifyCookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect } from "vitest";
import { readConfig } from "#server/config.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import type { Own, RenderedPage } from "#server/platform/render/assets.ts";
import type { PageMembers } from "#server/platform/render/PageMembers.ts";
import { registerPages } from "#server/platform/render/registerPages.ts";
import { bookingStart, testClock } from "#tests/support/bookingWorld.ts";

type Asked = { readonly request: Request; readonly options: Record<string, unknown> };

/** Tokens name the visitor: Gold1, Bronze2. Each has the stay with their own number on the wish list. */
export const people: PageMembers = {
	async identify(token) {
		const [, grade, id] = /^(Gold|Bronze)(\d)$/.exec(token) ?? [];
		return id ? { memberId: Number(id), type: "N", grade: grade as "Gold" | "Bronze" } : null;
	},
	wishesOf: async (memberId) => new Set([memberId]),
};

/** Pages that show which rendering they come from; a rendering may be delayed, or fail. */
export async function pagesApp(
	render: (turn: number) => Promise<Partial<RenderedPage>> = async () => ({}),
	members: PageMembers = people,
) {
	const clock = testClock(bookingStart);
	const made: Asked[] = [];
	const app = Fastify(serverOptions(""));
	await app.register(fastifyCookie);
	app.post("/api/auth/refresh", async () => ({}));
	registerPages(app, {
		pages: {
			bootstrapModules: [],
			assetsOf: () => ({ styles: [], modules: [] }),
			addressOf: () => undefined,
			async render(request, options) {
				made.push({ request, options: options as Asked["options"] });
				const html = `<p>${made.length}</p>`;
				const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
				const turn = made.length;
				const fill = ({ name, wished }: Own) => `<p>${turn} ${name} ${[...wished]}</p>`;
				const said = (options as Asked["options"]).isShared
					? { shared: { stays: [1], bytes: 20, fill } }
					: { html };
				return { status: 200, headers, ...said, ...(await render(turn)) };
			},
		},
		site: readConfig({}).site,
		publicUrl: "",
		development: false,
		budget: null,
		calls: () => async () => expect.fail("asks for nothing"),
		members,
		now: () => clock.now(),
	});
	const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
	const text = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).body;
	return { app, clock, made, get, text };
}
