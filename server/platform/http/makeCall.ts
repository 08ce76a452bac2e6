import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call, CookieOptions } from "./Call.ts";
import type { Operation } from "./contract.ts";
import { httpOnlyCookieName, isOverTls } from "./cookies.ts";
import { ownOrigin } from "./ownOrigin.ts";
import type { SignedInMember } from "./SignedInMember.ts";

interface CallParts {
	readonly operation: Operation;
	readonly services: unknown;
	/** Returns the current time in epoch milliseconds. */
	readonly now: () => number;
	readonly member: SignedInMember | null;
	readonly rawBody: string | null;
	/** Public URL of the pages; empty means the request's own host. */
	readonly publicUrl: string;
}

export function makeCall(
	request: FastifyRequest,
	reply: FastifyReply,
	{ operation, services, now, member, rawBody, publicUrl }: CallParts,
): Call {
	const header = (name: string): string | null => {
		const value = request.headers[name.toLowerCase()];
		return typeof value === "string" ? value : null;
	};
	const attributes = { path: "/", sameSite: "lax", secure: isOverTls(request, publicUrl) } as const;
	const nameOf = (name: string, isReadable = false) =>
		isReadable ? name : httpOnlyCookieName(name, publicUrl);
	const client = header("client-interface") === "WebView" ? "webview" : "web";
	return {
		member,
		services,
		requestId: request.id,
		ip: request.ip,
		origin: ownOrigin(request, publicUrl),
		userAgent: header("user-agent") ?? "",
		client,
		isNative: client === "webview" && !isPage(request),
		idempotencyKey: operation.headers ? header("idempotency-key") : null,
		rawBody: operation.isForProviders ? rawBody : null,
		now,
		header,
		cookie: (name) => request.cookies[nameOf(name)] ?? null,
		setCookie(name: string, value: string, { maxAge, isReadable = false }: CookieOptions = {}) {
			const life = maxAge === undefined ? {} : { maxAge };
			reply.setCookie(nameOf(name, isReadable), value, { ...attributes, httpOnly: !isReadable, ...life });
		},
		clearCookie: (name, { isReadable } = {}) => void reply.clearCookie(nameOf(name, isReadable), attributes),
		setHeader: (name, value) => void reply.header(name, value),
	};
}

/** Whether a page makes the call. Our pages add a header to their calls, and browsers add one to every call that scripts cannot remove. */
const isPage = ({ headers }: FastifyRequest): boolean =>
	headers["x-requested-with"] === "web" || headers["sec-fetch-site"] !== undefined;
