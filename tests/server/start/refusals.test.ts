import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lockFolder } from "#server/platform/database/folderLock.ts";
import { freePort, launchProduct, startProduct } from "#tests/browser/support/server.ts";
import { plantFolder } from "#tests/support/databases.ts";

/** Returns the name, size and mtime of every file below a folder. */
function fingerprint(folder: string): string {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.sort()
		.map((name) => {
			const { size, mtimeMs } = statSync(join(folder, name));
			return `${name} ${size} ${mtimeMs}`;
		})
		.join("\n");
}

function listen(port: number): Promise<Server> {
	return new Promise((resolve) => {
		const server = createServer();
		server.listen(port, () => resolve(server));
	});
}

describe("a start that cannot succeed", () => {
	const folders: string[] = [];
	const folder = () => {
		const name = join(mkdtempSync(join(tmpdir(), "refused-")), "data");
		folders.push(name);
		return name;
	};
	afterAll(() => {
		for (const name of folders) rmSync(join(name, ".."), { recursive: true, force: true });
	});

	it("says in one line that the port is in use, and leaves the data folder alone [DEC-007]", async () => {
		const port = await freePort();
		const other = await listen(port);
		const dataDir = folder();
		const { ended } = launchProduct({ port, dataDir });
		const { code, output } = await ended;
		other.close();
		expect(code).toBe(1);
		expect(output.trim().split("\n")).toHaveLength(1);
		expect(output).toContain(String(port));
		expect(existsSync(dataDir)).toBe(false);
	});

	it.each([
		["nobody listens", "postgres://stay:secret@127.0.0.1:1/stay"],
		["the host is unknown", "postgres://stay:secret@database.invalid/stay"],
	])(
		"says in one line where and why the database is unreachable when %s, without credentials",
		async (_, url) => {
			const dataDir = folder();
			const { ended } = launchProduct({
				port: await freePort(),
				dataDir,
				env: { DATABASE_URL: url, DATABASE_WAIT_SECONDS: "0" },
			});
			const { code, output } = await ended;
			expect(code).toBe(1);
			expect(output.trim().split("\n")).toHaveLength(1);
			expect(output).toContain(new URL(url).hostname);
			expect(output).toMatch(/\((ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\)/);
			expect(output).not.toMatch(/secret|stay:|stay@/);
		},
	);

	it("says in one line that the data folder cannot be created [DEC-007]", async () => {
		const file = folder();
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(file, "");
		// Node never ends creating a folder in /proc.
		for (const dataDir of [join(file, "data"), ...(existsSync("/proc/self") ? ["/proc/stay/data"] : [])]) {
			const { ended } = launchProduct({ port: await freePort(), dataDir });
			const { code, output } = await ended;
			expect(code).toBe(1);
			expect(output.trim().split("\n")).toHaveLength(1);
			expect(output).toContain(dataDir);
		}
	});

	it("says in one line that it cannot listen on an address which is not this machine's [DEC-194]", async () => {
		const { ended } = launchProduct({
			port: await freePort(),
			dataDir: folder(),
			env: { HOST: "192.0.2.1" },
		});
		const { code, output } = await ended;
		expect(code).toBe(1);
		expect(output.trim()).toMatch(/^시작할 수 없습니다\. HOST, PORT: 192\.0\.2\.1.*\(EADDRNOTAVAIL\)\.$/);
	});

	it("says in one line which setting is invalid", async () => {
		const { ended } = launchProduct({ dataDir: folder(), env: { PORT: "eighty" } });
		const { code, output } = await ended;
		expect(code).toBe(1);
		expect(output.trim()).toBe("시작할 수 없습니다. PORT: 0부터 65535까지의 정수여야 합니다.");
	});

	it("says in one line that the data folder is in use, changes no file, and leaves the first process running [DEC-007, D46]", async () => {
		const dataDir = folder();
		await plantFolder(join(dataDir, "database"));
		const first = await startProduct({ dataDir, world: "none" });
		const refused = launchProduct({ port: await freePort(), dataDir: first.dataDir });
		const { code, output } = await refused.ended;
		expect(code).toBe(1);
		expect(output.trim().split("\n")).toHaveLength(1);
		expect(output).toContain(first.dataDir);
		expect((await fetch(first.address)).status).toBe(200);
		await first.stop();

		// The first process writes to its own files all the time; a process that only holds the folder's lock reveals what the second one
		// does.
		const unlock = lockFolder(join(first.dataDir, "database"));
		const before = fingerprint(first.dataDir);
		expect((await launchProduct({ port: await freePort(), dataDir: first.dataDir }).ended).code).toBe(1);
		expect(fingerprint(first.dataDir)).toBe(before);
		unlock();
	});
});
