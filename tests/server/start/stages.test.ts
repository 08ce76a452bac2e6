import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askServer, socketPath } from "#server/ops/opsSocket.ts";
import { freePort, launchProduct, type Product, startProduct } from "#tests/browser/support/server.ts";
import { plantFolder } from "#tests/support/databases.ts";
import { productionSettings } from "#tests/support/productionSettings.ts";
import { demoAccounts } from "#world/accounts.ts";
import { answers, expectProtected } from "./everyAnswer.ts";
import { hostileRequests, sendRaw } from "./rawRequests.ts";

const folders: string[] = [];
function folder(): string {
	const name = mkdtempSync(join(tmpdir(), "stage-"));
	folders.push(name);
	return name;
}
afterAll(() => {
	for (const name of folders) rmSync(name, { recursive: true, force: true });
});

const [gold] = demoAccounts;

const login = (product: Product) =>
	fetch(`${product.address}/api/auth/login`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-requested-with": "web" },
		body: JSON.stringify({ loginType: "EMAIL", id: gold?.email, pwd: gold?.password }),
	});

const statusOf = async (product: Product, path: string) => (await fetch(product.address + path)).status;

describe("a production start", () => {
	it("is rejected in one line without values of its own, and creates no data [DEC-194]", async () => {
		const { code, output } = await launchProduct({
			port: await freePort(),
			dataDir: folder(),
			world: "none",
			env: { NODE_ENV: "production" },
		}).ended;
		expect(code).toBe(1);
		expect(output.trim().split("\n")).toHaveLength(1);
		expect(output).toContain("DATA_SECRET");
	});
});

describe("production", () => {
	let product: Product;
	beforeAll(async () => {
		const dataDir = folder();
		await plantFolder(join(dataDir, "database"));
		product = await startProduct({
			dataDir,
			world: "none",
			env: { ...productionSettings, DRAIN_SECONDS: "0" },
		});
	});
	afterAll(() => product?.stop());

	it("has no demo account [DEC-194]", async () => {
		expect((await login(product)).status).toBe(400);
		expect(product.output()).not.toContain(gold?.email);
	});

	it.each([
		"/dev/inbox",
		"/docs",
		"/docs/auth",
		"/metrics",
		"/pg/sandbox/checkout?orderId=x",
		"/pg/sandbox/card?customerKey=x",
		"/login/stand-in/kakao",
	])("has no %s [DEC-194, G06]", async (path) => {
		expect(await statusOf(product, path)).toBe(404);
	});

	it("accepts no sandbox event [DEC-194]", async () => {
		const { status } = await fetch(`${product.address}/api/payment/v1/payments/webhooks/sandbox`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: "{}",
		});
		expect(status).toBe(404);
	});

	it("simulates no supplier, so that no booking is confirmed that nobody confirmed [DEC-194]", async () => {
		const asked = { operator: "test", args: ["supplier", "2", "book=confirm"] };
		const answer = await askServer(product.dataDir, asked, () => {});
		expect(answer).toMatchObject({ isOk: false, text: expect.stringContaining("모의 공급사가 없습니다") });
	});

	it("enforces TLS on its responses, and says where to report a vulnerability", async () => {
		const page = await fetch(product.address);
		expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
		expect(page.headers.get("cross-origin-resource-policy")).toBe("same-origin");
		const text = await (await fetch(`${product.address}/.well-known/security.txt`)).text();
		expect(text).toContain("Contact: mailto:help@stay.example.com");
		expect(text).toContain("Canonical: https://stay.example.com/.well-known/security.txt");
		expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
	});

	it.each(answers)("sends every security header at %s (%i) [G01]", async (path, status, init) => {
		const answer = await fetch(product.address + path, { redirect: "manual", ...init });
		expect(answer.status).toBe(status);
		expectProtected(answer.headers);
	});

	it("sends the same headers with the files of its pages, and names no software [G01]", async () => {
		const page = await (await fetch(product.address)).text();
		const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? "");
		expect(new Set(files.map((file) => file.split(".").at(-1)))).toEqual(new Set(["js", "css"]));
		for (const file of files.slice(0, 40)) expectProtected((await fetch(product.address + file)).headers);
	});

	it.each(["/api/auth/users", "/mypage", "/login", "/api/content/v1/notices"])(
		"does not let %s, which depends on the viewer, be cached [G01]",
		async (path) => {
			const { headers } = await fetch(product.address + path, { redirect: "manual" });
			expect(headers.get("cache-control")).toContain("no-store");
		},
	);

	it.each(hostileRequests)(
		"answers %s with a plain error, closes the connection and serves the next client [D14]",
		async (_what, statuses, bytes) => {
			const text = await sendRaw(product.port, bytes);
			const heads = text.match(/^HTTP\/1\.1 \d+/gm) ?? [];
			expect(heads).toHaveLength(1);
			expect(statuses).toContain(Number(heads[0]?.slice(9)));
			expect(text).toMatch(/^connection: close\r$/im);
			expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
		},
	);

	it.each([
		"/.git/config",
		"/.env",
		"/dist/product/main.js",
		"/assets/main.js.map",
		"/debug",
		"/server-status",
		"/.DS_Store",
		"/backup.sql",
	])("does not serve %s [G06]", async (path) => {
		const answer = await fetch(product.address + path);
		expect([answer.status, /\[core\]|DATA_SECRET=|import\{/.test(await answer.text())]).toEqual([404, false]);
	});

	it("survives junk on the operator's socket", async () => {
		const say = (bytes: string) =>
			new Promise<string>((answered) => {
				let heard = "";
				const socket = connect(socketPath(product.dataDir), () => socket.write(bytes));
				socket.setEncoding("utf8").on("data", (part: string) => {
					heard += part;
				});
				socket.on("close", () => answered(heard));
				socket.on("error", () => answered(heard));
			});
		for (const junk of ["not json\n", "{}\n", "null\n", '{"operator":1,"args":[]}\n', "x".repeat(100_000)])
			expect(await say(junk)).toContain('"isOk":false');
		expect(JSON.parse(await say('{"operator":"test","args":["help"]}\n'))).toMatchObject({ isOk: true });
		expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
	});

	it("does not call itself a demo site [DEC-194]", async () => {
		expect(await (await fetch(product.address)).text()).not.toContain("시연용");
	});
});

describe("a demo site", () => {
	const dataDir = folder();
	let product: Product;
	beforeAll(async () => {
		await plantFolder(join(dataDir, "database"));
		product = await startProduct({ dataDir, env: { NODE_ENV: "production", DEMO: "yes" } });
	});
	afterAll(() => product?.stop());

	it.each(["/", "/search", "/login", "/faq", "/mypage/books", "/not-a-page", "/membership/awesome"])(
		"says on %s that nothing is real [DEC-194]",
		async (path) => {
			expect(await (await fetch(product.address + path)).text()).toContain("시연용 사이트예요");
		},
	);

	it("has its demo accounts, its inbox and its sandbox [DEC-194]", async () => {
		expect((await login(product)).status).toBe(200);
		expect(await statusOf(product, "/dev/inbox")).toBe(200);
		expect(await statusOf(product, "/pg/sandbox/card?customerKey=x")).toBe(200);
	});

	it("leaves data that production refuses to start on: it has accounts with a published password [DEC-194]", async () => {
		await product.stop();
		const { code, output } = await launchProduct({
			port: await freePort(),
			dataDir,
			world: "none",
			env: { ...productionSettings, DRAIN_SECONDS: "0" },
		}).ended;
		expect(code).toBe(1);
		expect(output.trim()).toMatch(/^시작할 수 없습니다\. DATA_DIR: 데모 계정[^\n]*$/);
	});
});
