import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { busyServer, refundingAtOnce, statusWhenLate } from "./busyServer.ts";

describe("an overloaded server", () => {
	it("rejects calls at once with 503, Retry-After and a Korean text, and admits calls again as load drops [F02]", async () => {
		const { app, address, end, inside } = await busyServer();
		try {
			const slow = Array.from({ length: 200 }, () => fetch(`${address}/api/slow`));
			const early = await Promise.race(slow);
			expect(early.status).toBe(503);
			expect(early.headers.get("retry-after")).toMatch(/^[2-4]$/);
			expect(await early.text()).toContain("잠시 후");
			expect((await fetch(`${address}/healthz`)).status).toBe(200);
			expect(inside()).toBeGreaterThanOrEqual(24);
			expect(inside()).toBeLessThanOrEqual(160);
			end();
			const statuses = (await Promise.all(slow)).map(({ status }) => status);
			expect(statuses.filter((status) => status === 200)).toHaveLength(inside());
			expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
			expect((await fetch(`${address}/api/slow`)).status).toBe(200);
		} finally {
			end();
			await app.close();
		}
	});

	it.each([
		["payments", ["GET", "/api/payment/slow"]],
		...refundingAtOnce.map(({ id, method, url }) => [`calls of ${id}`, [method, url]] as const),
	] as const)(
		"serves everybody else while all %s wait for a slow provider [F03]",
		async (_what, [method, url]) => {
			const { app, address, end, inside } = await busyServer();
			try {
				const payments = Array.from({ length: 200 }, () => fetch(`${address}${url}`, { method }));
				expect((await Promise.race(payments)).status).toBe(503);
				expect(inside()).toBe(160);
				const others = Array.from({ length: 20 }, () => fetch(`${address}/api/large`));
				for (const { status } of await Promise.all(others)) expect(status).toBe(200);
				end();
				const statuses = (await Promise.all(payments)).map(({ status }) => status);
				expect(statuses.filter((status) => status === 200)).toHaveLength(160);
			} finally {
				end();
				await app.close();
			}
		},
	);

	it("lets a page that was admitted make its own calls", async () => {
		const { app, address, end, inside } = await busyServer();
		const slow = Array.from({ length: 200 }, () => fetch(`${address}/api/slow`));
		await Promise.race(slow);
		const before = inside();
		const own = app.inject("/api/slow");
		while (inside() === before) await new Promise((next) => setImmediate(next));
		end();
		expect((await own).statusCode).toBe(200);
		await Promise.all(slow);
		await app.close();
	});

	/** Opens connections that send this and read nothing; returns how to close them. */
	function silent(address: string, connections: number, said: string): () => void {
		const port = Number(new URL(address).port);
		const sockets = Array.from({ length: connections }, () => {
			const socket = connect(port, "127.0.0.1", () => socket.write(said)).pause();
			return socket.on("error", () => undefined);
		});
		return () => {
			for (const socket of sockets) socket.destroy();
		};
	}

	const head = "Host: x\r\nContent-Type: application/json\r\n";
	it.each([
		["say half of what they ask", 400, `POST /api/told HTTP/1.1\r\n${head}Content-Length: 1000\r\n\r\n{`],
		["never read their answers", 30, `GET /api/large HTTP/1.1\r\n${head}\r\n`.repeat(20)],
	])(
		"rejects no call on account of clients that %s, which cause it no work [F04]",
		async (_, connections, said) => {
			const { app, address } = await busyServer();
			const hangUp = silent(address, connections, said);
			try {
				await delay(500);
				expect(await statusWhenLate(address, "/api/large")).toBe(200);
			} finally {
				hangUp();
				await app.close();
			}
		},
	);

	it("counts a call with a received body like any other", async () => {
		const { app, address, end, inside } = await busyServer();
		const slow = Array.from({ length: 300 }, () =>
			fetch(`${address}/api/slow`, {
				method: "PUT",
				headers: { "content-type": "application/json" },
				body: "{}",
			}),
		);
		await delay(1000);
		expect(inside()).toBeGreaterThanOrEqual(24);
		expect(inside()).toBeLessThanOrEqual(160);
		end();
		await Promise.all(slow);
		await app.close();
	});
});
