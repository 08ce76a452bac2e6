import { expect, it } from "vitest";
import { busyServer, statusWhenLate } from "./busyServer.ts";

it("a late server rejects calls beyond the first twenty-four in flight, payments last, until it has caught up [F02, F03]", async () => {
	const { app, address, end, inside } = await busyServer();
	const slow: Promise<Response>[] = [];
	const begin = (path: string, calls: number) => {
		slow.push(...Array.from({ length: calls }, () => fetch(`${address}${path}`)));
	};
	const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
	try {
		begin("/api/slow", 23);
		begin("/api/payment/slow", 24);
		await expect.poll(inside).toBe(47);
		expect(await statusWhenLate(address, "/api/large")).toBe(200);
		begin("/api/slow", 1);
		await expect.poll(inside).toBe(48);
		expect(await statusWhenLate(address, "/api/large")).toBe(503);
		expect(await statusWhenLate(address, "/healthz")).toBe(200);
		begin("/api/payment/slow", 1);
		await expect.poll(inside).toBe(49);
		await expect.poll(() => statusOf("/api/large")).toBe(200);
		end();
		for (const { status } of await Promise.all(slow)) expect(status).toBe(200);
	} finally {
		end();
		app.server.closeAllConnections();
		await app.close();
	}
});

it("calls count only while they are worked on: those that ended, were refused or were given up leave room [F02, F04]", async () => {
	const { app, address, end, inside } = await busyServer();
	try {
		for (let turn = 0; turn < 170; turn += 1)
			expect((await fetch(`${address}/api/told`, { method: "POST" })).status).toBe(200);
		for (let turn = 0; turn < 30; turn += 1) expect((await fetch(`${address}/api/missing`)).status).toBe(404);
		for (let turn = 1; turn <= 30; turn += 1) {
			const stop = new AbortController();
			const given = fetch(`${address}/api/slow`, { signal: stop.signal }).catch(() => null);
			await expect.poll(inside).toBe(turn);
			stop.abort();
			await given;
		}
		expect(await statusWhenLate(address, "/api/large")).toBe(200);
	} finally {
		end();
		app.server.closeAllConnections();
		await app.close();
	}
});
