import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import type { Binding } from "#server/platform/http/Binding.ts";
import { bindContracts } from "#server/platform/http/bindContracts.ts";
import type { Call } from "#server/platform/http/Call.ts";
import { loadContract } from "#server/platform/http/contract.ts";
import type { DirectCalls } from "#server/platform/http/directCalls.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { addSecurityHeaders } from "#server/platform/http/securityHeaders.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";

export const member: SignedInMember = { memberId: 7, type: "N", grade: "Gold", sessionId: "s1" };

export const room = { idx: 3, name: "남산", bed: { count: 1 }, grade: "A", size: null };

export interface Seen {
	readonly path: { readonly room: number };
	readonly query: Record<string, unknown>;
	readonly body: Record<string, unknown> | null;
	readonly call: Call;
}

type ToyHandler = (seen: Seen) => unknown;

/** The toy server is served over TLS. */
export const accessCookie = "__Host-accessToken";

/** The cookies sent by a logged-in browser. */
export const sessionCookies = (accessToken: string) => ({
	[accessCookie]: accessToken,
	"__Host-refreshToken": "any",
});

/** Builds a server for the toy contract. Every handler answers {@link room} or nothing unless it is replaced. */
export const toyApp = async (
	handlers?: Record<string, ToyHandler>,
	binding?: Partial<Binding>,
): Promise<FastifyInstance> => (await toyServer(handlers, binding)).app;

/** Does the same, with a client for in-process calls. */
export async function toyServer(
	handlers: Record<string, ToyHandler> = {},
	binding: Partial<Binding> = {},
): Promise<{ readonly app: FastifyInstance; readonly direct: DirectCalls }> {
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
	const app = Fastify(serverOptions(""));
	addSecurityHeaders(app, "");
	const direct = await bindContracts(app, {
		contracts: [loadContract(join(import.meta.dirname, "toy.yaml"))],
		handlers: { toy },
		services: {},
		now: () => 1_795_000_000_000,
		sessions: {
			authenticate: async (token) => {
				if (token === "changed") return { failure: "memberChanged" };
				return token === "good" ? { member } : { failure: "expired" };
			},
		},
		serviceToken: "between-servers",
		publicOrigin: "https://stay.example.com",
		waitOf: null,
		watch: null,
		checksAnswers: false,
		...binding,
	});
	return { app, direct };
}

/** A valid booking request as one of our pages sends it. */
export const booking = {
	method: "POST",
	url: "/api/toy/rooms/3",
	headers: { "idempotency-key": "key-000001" },
	cookies: sessionCookies("good"),
	payload: { checkInDate: "2026-12-06", checkOutDate: "2026-12-08", adtCnt: 2, chdCnt: 1, chdAges: [3] },
} as const;
