import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { type Binding, bindContracts } from "#server/http/bindContracts.ts";
import type { Call } from "#server/http/Call.ts";
import { loadContract } from "#server/http/contract.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { addSecurityHeaders } from "#server/http/securityHeaders.ts";
import { serverOptions } from "#server/http/serverOptions.ts";
import type { Services } from "#server/Services.ts";

export const member: SignedInMember = { memberId: 7, type: "N", grade: "Gold", sessionId: "s1" };

export const room = { idx: 3, name: "남산", bed: { count: 1 }, grade: "A", size: null };

export interface Seen {
	readonly path: { readonly room: number };
	readonly query: Record<string, unknown>;
	readonly body: Record<string, unknown> | null;
	readonly call: Call;
}

type ToyHandler = (seen: Seen) => unknown;

const services = { clock: { now: () => 1_795_000_000_000 } } as unknown as Services;

/** A server of the toy contract. Every handler answers {@link room} or nothing unless it is replaced. */
export async function toyApp(
	handlers: Record<string, ToyHandler> = {},
	binding: Partial<Binding> = {},
): Promise<FastifyInstance> {
	const asked: Record<string, ToyHandler> = {
		viewRoom: () => room,
		bookRoom: () => room,
		leaveRoom: () => ({}),
		receiveEvent: () => ({}),
		sweep: () => ({}),
		...handlers,
	};
	const toy = Object.fromEntries(
		Object.entries(asked).map(([id, handle]) => [
			id,
			async (input: Omit<Seen, "call">, call: Call) => handle({ ...input, call }),
		]),
	);
	const app = Fastify(serverOptions);
	addSecurityHeaders(app);
	await bindContracts(app, {
		contracts: [loadContract(join(import.meta.dirname, "toy.yaml"))],
		handlers: { toy },
		services,
		sessions: {
			authenticate: async (token) => {
				if (token === "changed") return { failure: "memberChanged" };
				return token === "good" ? { member } : { failure: "expired" };
			},
		},
		serviceToken: "between-servers",
		publicOrigin: "https://stay.example.com",
		callsPerMinute: null,
		checksAnswers: false,
		...binding,
	});
	return app;
}

/** What a page of ours sends with a booking that keeps the contract. */
export const booking = {
	method: "POST",
	url: "/api/toy/rooms/3",
	headers: { "idempotency-key": "key-000001" },
	cookies: { accessToken: "good" },
	payload: { checkInDate: "2026-12-06", checkOutDate: "2026-12-08", adtCnt: 2, chdCnt: 1, chdAges: [3] },
} as const;
