import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	freePort,
	launchProduct,
	type Product,
	runtimeFlags,
	startProduct,
} from "#tests/browser/support/server.ts";
import { plantFolder } from "#tests/support/databases.ts";

/** What a production installation contains; of the sources, only those that Node runs unbuilt. */
const copied = ["package.json", "server", "src/copy", "src/domain", "openapi", "public"];
const linked = ["node_modules"];
const built = ["client", "product", "server", "reference.json"];

describe("an installation without the demo's folder", () => {
	const root = mkdtempSync(join(tmpdir(), "production-"));
	let product: Product;
	beforeAll(async () => {
		for (const name of copied) cpSync(name, join(root, name), { recursive: true });
		for (const name of linked) symlinkSync(resolve(name), join(root, name));
		for (const name of built) cpSync(join("dist", name), join(root, "dist", name), { recursive: true });
		await plantFolder(join(root, ".data", "database"));
		product = await startProduct({ cwd: root, dataDir: join(root, ".data"), world: "none" });
	});
	afterAll(async () => {
		await product?.stop();
		rmSync(root, { recursive: true, force: true });
	});

	it("serves its pages and pictures, and lists no demo account", async () => {
		const page = await fetch(product.address);
		expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('lang="ko"')]);
		expect((await fetch(`${product.address}/images/optimize?src=/images/run-of-house.svg&w=64`)).status).toBe(
			200,
		);
		expect((await fetch(`${product.address}/illustrations/hanok-spring-day-1.jpg`)).status).toBe(404);
		expect(product.output()).not.toContain("@example.com");
	});

	it("has cities, types of stays, facilities, kinds of inquiries and the FAQ, so that an operator can import stays [DEC-183]", async () => {
		const args = [...runtimeFlags, "server/ops.ts", "import", resolve("docs/catalogue.jsonl")];
		const env = { ...process.env, DATA_DIR: join(root, ".data") };
		const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
		expect(stdout).toContain("숙소 2곳");
		const faq = await (await fetch(`${product.address}/api/content/v2/faqs/types`)).text();
		expect(faq).toContain("예약");
	});

	it("refuses to create a demo world, in one line", async () => {
		const dataDir = join(root, "demo");
		await plantFolder(join(dataDir, "database"));
		const { code, output } = await launchProduct({
			cwd: root,
			port: await freePort(),
			dataDir,
			world: "small",
		}).ended;
		expect(code).toBe(1);
		expect(output.trim()).toMatch(/^시작할 수 없습니다\. WORLD: 데모[^\n]*$/);
	});
});
