import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { TossGateway } from "#server/commerce/payment/toss/TossGateway.ts";

let server: Server | null = null;
afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

const paid = JSON.stringify({
	paymentKey: "pk_1",
	orderId: "AW261121-7",
	status: "DONE",
	totalAmount: 1000,
	balanceAmount: 1000,
	currency: "KRW",
});
const json = { "content-type": "application/json" };

it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
	["resets the connection after it has read the request", ({ socket }) => socket.resetAndDestroy()],
	["never answers", () => undefined],
	["sends its answer a letter at a time", (_, response) => void response.writeHead(200, json).write("{")],
	[
		"breaks off in the middle of its answer",
		(_, response) => {
			response.writeHead(200, { ...json, "content-length": paid.length });
			response.write(paid.slice(0, 40), () => response.socket?.destroy());
		},
	],
	[
		"ends its answer before its end",
		(_, response) => void response.writeHead(200, json).end(paid.slice(0, -1)),
	],
	[
		"sends the caller elsewhere",
		({ url }, response) => {
			if (url === "/elsewhere") response.writeHead(200, json).end(paid);
			else response.writeHead(302, { location: "/elsewhere" }).end();
		},
	],
	[
		"answers with five megabytes of something else",
		(_, response) =>
			void response.writeHead(200, json).end(JSON.stringify({ status: "y".repeat(5_000_000) })),
	],
	["answers nothing at all", (_, response) => void response.writeHead(200, json).end()],
])("the outcome is unknown when the provider %s [D31, D32, D34]", async (_, answer) => {
	const asked: (string | undefined)[] = [];
	server = createServer((request, response) => {
		asked.push(request.url);
		request.resume().on("end", () => answer(request, response));
	});
	const { port } = await new Promise<AddressInfo>((listening) => {
		server?.listen(0, "127.0.0.1", () => listening(server?.address() as AddressInfo));
	});
	const gateway = new TossGateway({
		secretKey: "test_sk_x",
		baseUrl: `http://127.0.0.1:${port}`,
		timeout: 1000,
	});
	const intent = { paymentKey: "pk_1", orderId: "AW261121-7", amount: 1000, idempotencyKey: "confirm:1" };
	expect(await gateway.confirm(intent)).toMatchObject({ kind: "unknown" });
	const refund = { ...intent, balance: 1000, reason: "일정 변경", idempotencyKey: "cancel:1" };
	const cancelled = await gateway.cancel(refund);
	expect(cancelled).toMatchObject({ kind: "unknown" });
	// The same key may still be accepted, so it is not marked as spent.
	expect(cancelled).not.toHaveProperty("spent");
	expect(await gateway.lookup("AW261121-7")).toMatchObject({ kind: "unknown" });
	expect(asked).toEqual([
		"/v1/payments/confirm",
		"/v1/payments/pk_1/cancel",
		"/v1/payments/orders/AW261121-7",
	]);
});
