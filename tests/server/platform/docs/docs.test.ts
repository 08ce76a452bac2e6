import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { registerDocs } from "#server/platform/docs/registerDocs.ts";
import { loadContracts, serviceNames } from "#server/platform/http/contract.ts";

const contracts = loadContracts("openapi");
const app = Fastify();
registerDocs(app, "openapi");

describe("the API documentation in a browser", () => {
	it("lists every call and links to its description [HTTP-02]", async () => {
		const { body, statusCode } = await app.inject("/docs");
		expect(statusCode).toBe(200);
		for (const { service, operations } of contracts)
			for (const { id } of operations) expect(body).toContain(`href="/docs/${service}#${id}"`);
	});

	it.each(serviceNames)(
		"describes every call of %s with examples, and every name is present",
		async (service) => {
			const { body } = await app.inject(`/docs/${service}`);
			const contract = contracts.find((one) => one.service === service);
			for (const { id } of contract?.operations ?? []) expect(body).toContain(`<section id="${id}">`);
			const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
			const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, link]) => link);
			expect(links.filter((link) => !ids.has(link))).toEqual([]);
			const examples = body.split("<summary>예시").length - 1;
			expect(examples).toBeGreaterThanOrEqual(contract?.operations.length ?? 0);
			expect(body).not.toMatch(/undefined|\[object/);
		},
	);

	it("loads only its own stylesheet", async () => {
		for (const url of ["/docs", ...serviceNames.map((service) => `/docs/${service}`)]) {
			const { body, headers } = await app.inject(url);
			expect(headers["content-security-policy"]).toContain("default-src 'none'; style-src 'self'");
			expect(body).not.toMatch(/<script|<style|style=|<img|src=|href="https?:/);
		}
		const style = await app.inject("/docs/style.css");
		expect(style.headers["content-type"]).toContain("text/css");
		expect(style.body).not.toMatch(/url\(|@import/);
	});
});
