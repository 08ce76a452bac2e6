import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "#server/catalogue/content/cleanHtml.ts";
import { TossGateway } from "#server/commerce/payment/toss/TossGateway.ts";
import { hashPassword, verifyPassword } from "#server/members/account/passwords.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { isStaySearch } from "#server/platform/http/stayCheck.ts";
import { documentPolicy } from "#server/platform/render/documentPolicy.ts";

describe("page content", () => {
	it("is escaped so that it cannot break out of its text, and reads unchanged [ASVS 1.1.2]", () => {
		const entities: Readonly<Record<string, string>> = {
			"&amp;": "&",
			"&lt;": "<",
			"&gt;": ">",
			"&quot;": '"',
			"&#39;": "'",
		};
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("<", ">", "&", '"', "'", "&lt;", "가", "</script>", "a")),
				(parts) => {
					const escaped = escapeHtml(parts.join(""));
					expect(escaped).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
					expect(escaped.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? "")).toBe(
						parts.join(""),
					);
				},
			),
		);
	});

	it.each([
		["<script>alert(1)</script>", ""],
		['<p onclick="x()" style="color:red">글</p>', "<p>글</p>"],
		['<a href="javascript:x()">글</a>', '<a rel="noopener noreferrer">글</a>'],
		['<a href="//evil.example">글</a>', '<a rel="noopener noreferrer">글</a>'],
		['<a href="data:text/html,x">글</a>', '<a rel="noopener noreferrer">글</a>'],
		['<img src=x onerror="x()"><iframe src="https://x.example"></iframe>글', "글"],
		["<svg><script>x()</script></svg><math><mtext></mtext></math>글", "글"],
		["<form action='https://evil.example'><input name=pwd></form>글", "글"],
	])("from an editor's HTML %s keeps nothing active [ASVS 1.3.1]", async (html, kept) => {
		expect(await cleanHtml(html)).toBe(kept);
	});

	it("loads no third-party script [ASVS 14.2.3]", () => {
		const policy = documentPolicy({ mapTileUrl: "https://tiles.example.com/{z}/{x}/{y}.png" });
		expect(policy).toContain("script-src 'self';");
		expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(["https://tiles.example.com"]);
	});
});

describe("related search fields are validated together [ASVS 2.1.2]", () => {
	it.each([
		[{ checkInDate: "2026-12-10", checkOutDate: "2026-12-11", adtCnt: 2, chdCnt: 1, chdAges: [3] }, true],
		[{ checkInDate: "2026-12-11", checkOutDate: "2026-12-10" }, false],
		[{ checkInDate: "2026-12-10", checkOutDate: "2026-12-10" }, false],
		[{ checkInDate: "2026-12-10" }, false],
		[{ adtCnt: 2, chdCnt: 2, chdAges: [3] }, false],
		[{ adtCnt: 2, chdCnt: 0, chdAges: [3] }, false],
		[{ adtCnt: 0 }, false],
		[{ adtCnt: 8, chdCnt: 1, chdAges: [3] }, false],
	])("%j: %s", (search, isRight) => {
		expect(isStaySearch(search)).toBe(isRight);
	});
});

describe("passwords", () => {
	it("are compared exactly: no character is truncated, changed or dropped [ASVS 6.2.8]", async () => {
		const password = "Aé가b1!xyzXYZ 12";
		const stored = await hashPassword(password);
		expect(await verifyPassword(password, stored)).toBe(true);
		for (const other of [
			password.toLowerCase(),
			password.toUpperCase(),
			password.trim().slice(0, -1),
			` ${password}`,
			password.normalize("NFD"),
			password.replace(" ", ""),
			`${password}\0x`,
		])
			expect(await verifyPassword(other, stored), JSON.stringify(other)).toBe(false);
	});

	it("are hashed with argon2id at OWASP's minimum cost or more, each with its own salt [ASVS 11.4.2]", async () => {
		const [one = "", other = ""] = await Promise.all([hashPassword("Same1!aa"), hashPassword("Same1!aa")]);
		const [, memory, passes, , nonce, tag] =
			/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(one) ?? [];
		expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
		expect(Number(passes)).toBeGreaterThanOrEqual(2);
		expect(Buffer.from(nonce ?? "", "base64")).toHaveLength(16);
		expect(Buffer.from(tag ?? "", "base64")).toHaveLength(32);
		expect(other).not.toBe(one);
	});
});

it("a redirect in the payment provider's response is not followed [ASVS 15.3.2]", async () => {
	const asked: RequestInit[] = [];
	const gateway = new TossGateway({
		secretKey: "test_sk_x",
		fetch: async (_, init) => {
			asked.push(init ?? {});
			return Response.json({ code: "NOT_FOUND_PAYMENT" }, { status: 404 });
		},
	});
	await gateway.lookup("order-1").catch(() => undefined);
	expect(asked.map(({ redirect }) => redirect)).toEqual(["error"]);
});
