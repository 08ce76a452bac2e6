import { chmodSync, globSync, lstatSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Ending, type Product, startProduct } from "#tests/browser/support/server.ts";
import { plantFolder, plantPostgres } from "#tests/support/databases.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

describe("the running product", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "running-"));
	const fresh = join(dataDir, "fresh");
	let product: Product;
	let second: Product | null = null;
	/** Starts another product in a folder of its own; a retried test may have stopped the previous one. */
	async function another(): Promise<Product> {
		second ??= await startProduct({ dataDir: fresh, env: { WORLD: "none" } });
		return second;
	}
	beforeAll(async () => {
		await plantFolder(join(dataDir, "database"));
		chmodSync(join(dataDir, "database"), 0o755);
		product = await startProduct({ dataDir });
	});
	afterAll(async () => {
		await Promise.all([product?.stop(), second?.stop()]);
		rmSync(dataDir, { recursive: true, force: true });
	});

	async function restart(end: (product: Product) => Promise<Ending>): Promise<Ending> {
		const ending = await end(product);
		product = await startProduct({ dataDir });
		return ending;
	}

	it("prints the URL, the data location and the demo accounts", async () => {
		await vi.waitFor(() => expect(product.output()).toMatch(/\S+@\S+/), 180_000);
		expect(product.output()).toContain(product.address);
		expect(product.output()).toContain(dataDir);
	});

	it("leaves nothing readable by other accounts, even in a folder made by an earlier version [DEC-196]", async () => {
		const { address } = await another();
		await (await fetch(`${address}/favicon.ico`)).text();
		const open = [fresh, ...globSync(`${fresh}/**`)].filter((path) => (lstatSync(path).mode & 0o077) !== 0);
		expect(open).toEqual([]);
		const planted = ["database", "images"].map((name) => lstatSync(join(dataDir, name)).mode & 0o777);
		expect(planted).toEqual([0o700, 0o700]);
	});

	it("renders its first page on the server in Korean [PROD-01]", async () => {
		const response = await fetch(product.address);
		expect(response.status).toBe(200);
		expect(await response.text()).toContain('lang="ko"');
	});

	it("sends assets compressed and cached forever, and a plain 404 for a missing one", async () => {
		const page = await (await fetch(product.address)).text();
		const asset = /\/assets\/entry-client[\w.-]+\.js/.exec(page)?.[0];
		const found = await fetch(`${product.address}${asset}`, { headers: { "accept-encoding": "br" } });
		expect(found.headers.get("content-encoding")).toBe("br");
		expect(found.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		for (const missing of ["gone-1a2b3c.js", "", "gone/1a2b3c.js", "..%2f..%2f..%2fpackage.json"]) {
			const answer = await fetch(`${product.address}/assets/${missing}`);
			expect([answer.status, await answer.text()], missing).toEqual([404, "Not found"]);
			// Another server of the deployment may already have the file, so no CDN may cache its absence.
			expect(answer.headers.get("cache-control"), missing).toBe("no-store");
		}
		const others = await Promise.all(
			["/sw.js", "/robots.txt", "/icons/"].map(async (path) => {
				const answer = await fetch(product.address + path);
				return [answer.status, answer.headers.get("cache-control")];
			}),
		);
		expect(others).toEqual([
			[200, "no-cache"],
			[200, "public, max-age=3600"],
			[404, "private, no-store"],
		]);
	});

	it("does not serve files outside its assets, list folders or echo requests [ASVS 13.4.1, 13.4.3, 13.4.4, G06]", async () => {
		for (const path of [
			".git/config",
			".git/HEAD",
			".env",
			"package.json",
			"server/main.ts",
			"data/server.lock",
		]) {
			const answer = await fetch(`${product.address}/${path}`);
			expect([answer.status, answer.headers.get("content-type")], path).toEqual([
				404,
				"text/html; charset=utf-8",
			]);
			expect(await answer.text(), path).not.toMatch(/\[core\]|ref: refs|"dependencies"|import \{/);
		}
		for (const folder of ["assets", "assets/", "icons/", "fonts/", "images/"]) {
			const answer = await fetch(`${product.address}/${folder}`);
			expect(answer.status, folder).toBeGreaterThanOrEqual(400);
			expect(await answer.text(), folder).not.toMatch(
				/Index of|href="[^"]*\.(js|png|woff2)">[^<]*\.(js|png|woff2)</,
			);
		}
		for (const method of ["TRACE", "TRACK", "DEBUG"]) {
			const [status, text] = await told(product.port, method);
			expect(status, method).toBeGreaterThanOrEqual(400);
			expect(text).not.toContain("echo-of-this");
		}
	});

	it("declares the character set of every text [ASVS 4.1.1]", async () => {
		const paths = [
			"/",
			"/api/content/v1/notices",
			"/assets/none.js",
			"/.well-known/security.txt",
			"/robots.txt",
		];
		for (const path of [...paths, "/sitemap.xml", "/manifest.webmanifest", "/healthz"]) {
			const type = (await fetch(product.address + path)).headers.get("content-type") ?? "";
			expect(type, path).toMatch(
				/^(text\/(html|plain)|application\/(json|xml|manifest\+json)); charset=utf-8$/i,
			);
		}
	});

	it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
		"exits with 0 on %s and releases port and data",
		async (signal) => {
			const { code, signal: by } = await restart((running) => running.stop(signal));
			expect({ code, by }).toEqual({ code: 0, by: null });
			expect(await (await fetch(product.address)).text()).toContain("</html>");
		},
	);

	it("does not wait for a client that stopped reading", async () => {
		const { address, stop } = await another();
		const unread = await fetch(address);
		second = null;
		const { code } = await stop();
		await unread.body?.cancel().catch(() => undefined);
		expect(code).toBe(0);
	});

	it("starts on the data of a killed process [DEC-007]", async () => {
		await restart((running) => running.stop("SIGKILL"));
		expect(await (await fetch(product.address)).text()).toContain("</html>");
	});

	// Must be last: the product does not run any more afterwards.
	it("treats a Ctrl-C that npm forwards a second time as one", async ({ task }) => {
		if (task.result?.retryCount) product = await startProduct({ dataDir });
		void product.stop("SIGINT");
		expect((await product.stop("SIGINT")).code).toBe(0);
	});
});

/** Returns the status and body that an unusual method gets. */
function told(port: number, method: string): Promise<readonly [number, string]> {
	return new Promise((answered) => {
		const socket = connect(port, "localhost", () =>
			socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nX-Secret: echo-of-this\r\nConnection: close\r\n\r\n`),
		);
		let text = "";
		socket.setEncoding("utf8").on("data", (part: string) => {
			text += part;
		});
		socket.on("close", () => answered([Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]), text]));
	});
}

const bin = findPostgres();
describe.skipIf(!bin)("PostgreSQL: the running product", () => {
	it("starts on an empty database without a data folder, and continues with that data after a restart [DEC-007]", async () => {
		const folder = mkdtempSync(join(tmpdir(), "running-"));
		const env = { DATABASE_URL: await plantPostgres(bin ?? "", "nothing") };
		const settings = { dataDir: join(folder, "data"), env };
		const first = await startProduct(settings);
		expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
		expect(first.output()).toContain("PostgreSQL");
		expect((await first.stop()).code).toBe(0);
		const second = await startProduct(settings);
		expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
		await second.stop();
		rmSync(folder, { recursive: true, force: true });
	});
});
