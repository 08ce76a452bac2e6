import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../Services.ts";
import type { Call, CookieOptions } from "./Call.ts";
import type { Operation } from "./contract.ts";
import type { SignedInMember } from "./SignedInMember.ts";

interface CallParts {
	readonly operation: Operation;
	readonly services: Services;
	readonly member: SignedInMember | null;
	readonly rawBody: string | null;
}

export function makeCall(
	request: FastifyRequest,
	reply: FastifyReply,
	{ operation, services, member, rawBody }: CallParts,
): Call {
	const header = (name: string): string | null => {
		const value = request.headers[name.toLowerCase()];
		return typeof value === "string" ? value : null;
	};
	const attributes = { path: "/", sameSite: "lax", secure: request.protocol === "https" } as const;
	const client = header("client-interface") === "WebView" ? "webview" : "web";
	return {
		member,
		services,
		requestId: request.id,
		ip: request.ip,
		userAgent: header("user-agent") ?? "",
		client,
		isNative: client === "webview" && !isPage(request),
		idempotencyKey: operation.headers ? header("idempotency-key") : null,
		rawBody: operation.isForProviders ? rawBody : null,
		now: () => services.clock.now(),
		header,
		cookie: (name) => request.cookies[name] ?? null,
		setCookie(name: string, value: string, { maxAge, isReadable = false }: CookieOptions = {}) {
			const life = maxAge === undefined ? {} : { maxAge };
			reply.setCookie(name, value, { ...attributes, httpOnly: !isReadable, ...life });
		},
		clearCookie: (name) => void reply.clearCookie(name, attributes),
	};
}

/** Our page marks its calls, and a browser marks every call; no script can leave that out. */
const isPage = ({ headers }: FastifyRequest): boolean =>
	headers["x-requested-with"] === "web" || headers["sec-fetch-site"] !== undefined;
