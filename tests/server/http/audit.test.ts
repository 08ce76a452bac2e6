import { join } from "node:path";
import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { bindContracts } from "#server/http/bindContracts.ts";
import { loadContract } from "#server/http/contract.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { serverOptions } from "#server/http/serverOptions.ts";
import { logOptions } from "#server/monitoring/logOptions.ts";
import type { Services } from "#server/Services.ts";
import { booking, member } from "./toyApp.ts";

it("who asks for what is not theirs is written down, without what they asked for [D01]", async () => {
	const lines: string[] = [];
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const options = logOptions("info");
	const app = Fastify({ ...serverOptions, ...options, logger: { ...options.logger, stream } });
	const missing = async () => {
		throw new Refusal("notFound");
	};
	await bindContracts(app, {
		contracts: [loadContract(join(import.meta.dirname, "toy.yaml"))],
		handlers: {
			toy: {
				viewRoom: missing,
				bookRoom: missing,
				leaveRoom: missing,
				receiveEvent: missing,
				sweep: missing,
			},
		},
		services: { clock: { now: () => 0 } } as unknown as Services,
		sessions: { authenticate: async () => ({ member }) },
		serviceToken: null,
		publicOrigin: "https://stay.example.com",
		callsPerMinute: null,
		checksAnswers: false,
	});
	expect((await app.inject(booking)).statusCode).toBe(404);
	const denied = lines
		.map((line) => JSON.parse(line) as Record<string, unknown>)
		.filter(({ audit }) => audit === "denied");
	expect(denied).toEqual([expect.objectContaining({ operation: "bookRoom", memberId: member.memberId })]);
	expect(JSON.stringify(denied)).not.toContain("2026-12-06");
});
