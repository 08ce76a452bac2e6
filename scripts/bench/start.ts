import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { startProduct } from "#tests/browser/support/server.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";
import type { Figure } from "./Figure.ts";
import { baselineServer } from "./httpLoad.ts";
import { measureInstall } from "./installSize.ts";

/** Measures the time from process start until it reports that it is ready: on an empty folder, and again on the folder it has filled. */
export async function measureStart(): Promise<readonly Figure[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "start-bench-"));
	const timed = async () => {
		const begun = performance.now();
		const product = await startProduct({ world: "full", dataDir });
		const seconds = (performance.now() - begun) / 1000;
		await visit(product.address);
		const memory = memoryOf(product.pid);
		await product.stop();
		return { seconds, memory };
	};
	try {
		const first = await timed();
		const again = [await timed(), await timed(), await timed()];
		const bareBegun = performance.now();
		(await baselineServer(10)).close();
		const baseline = (performance.now() - bareBegun) / 1000;
		return [
			{
				name: "first start, on an empty folder",
				value: first.seconds,
				unit: "s",
				budget: { atMost: 6 },
				baseline,
			},
			{
				name: "start on existing data, fastest of three",
				value: Math.min(...again.map(({ seconds }) => seconds)),
				unit: "s",
				budget: { atMost: 1.2 },
				baseline,
			},
			{
				name: "memory after load, embedded engine",
				value: again[0]?.memory ?? 0,
				unit: "MiB",
				budget: { atMost: 500 },
			},
			...(await withServer()),
			...measureInstall(),
		];
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** The same on a PostgreSQL server, whose own memory is not counted; empty where there is none. */
async function withServer(): Promise<readonly Figure[]> {
	const bin = findPostgres();
	if (!bin) return [];
	const server = await startPostgres(bin);
	await server.admin("CREATE DATABASE stay");
	const dataDir = mkdtempSync(join(tmpdir(), "start-bench-"));
	const start = () => startProduct({ world: "full", dataDir, env: { DATABASE_URL: server.url("stay") } });
	try {
		await (await start()).stop();
		const begun = performance.now();
		const product = await start();
		const seconds = (performance.now() - begun) / 1000;
		await visit(product.address);
		const memory = memoryOf(product.pid);
		await product.stop();
		return [
			{
				name: "start on existing data, with PostgreSQL on the same machine",
				value: seconds,
				unit: "s",
				budget: { atMost: 1.2 },
			},
			{
				name: "memory after load, PostgreSQL",
				value: memory,
				unit: "MiB",
				budget: { atMost: 200 },
			},
		];
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

const cities = ["서울", "부산", "제주", "강릉"];

/** Loads the home page, a hundred searches and two hundred stays, ten at a time: the memory a process holds after that stays allocated. */
async function visit(address: string): Promise<void> {
	const today = koreanDay(Date.now());
	const searches = Array.from({ length: 100 }, (_, index) => {
		const query = {
			checkInDate: addDays(today, index % 28),
			searchText: cities[index % cities.length] ?? "",
		};
		return `/search?${new URLSearchParams(query)}`;
	});
	const stays = Array.from({ length: 200 }, (_, index) => `/products/${1 + index}`);
	const paths = ["/", ...searches, ...stays].values();
	const one = async () => {
		for (const path of paths) await (await fetch(`${address}${path}`)).text();
	};
	await Promise.all(Array.from({ length: 10 }, one));
}

const memoryOf = (pid: number): number =>
	Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
