import Fastify from "fastify";
import { expect, it } from "vitest";
import { sendBusyPage } from "#server/platform/limits/sendBusyPage.ts";

it("a visitor who cannot be served reads so on a page that nobody keeps, and can try again [F02]", async () => {
	const app = Fastify();
	app.get("/", (_request, reply) => sendBusyPage(reply));
	const { statusCode, headers, body } = await app.inject("/");
	expect(statusCode).toBe(503);
	expect(headers).toMatchObject({
		"retry-after": expect.stringMatching(/^[2-4]$/),
		"cache-control": "no-store",
		"content-type": "text/html; charset=utf-8",
	});
	expect(body).toMatch(/^<!doctype html><html lang="ko">/);
	expect(body).toContain('<a href="">다시 시도</a>');
	const [, title] = /<title>(.*)<\/title>/.exec(body) ?? [];
	const [, heading] = /<h1>(.*)<\/h1>/.exec(body) ?? [];
	const [, text] = /<p>([^<]*)<\/p>/.exec(body) ?? [];
	expect([title, `${heading} ${text}`]).toEqual([
		heading,
		"지금은 이용이 많아 처리하지 못했어요. 잠시 후 다시 시도해 주세요.",
	]);
	await app.close();
});
