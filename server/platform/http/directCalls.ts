import { parse } from "node:querystring";
import type { FastifyBaseLogger } from "fastify";
import type { MemberStanding } from "#domain/member/Member.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import type { Call } from "./Call.ts";
import type { Operation } from "./contract.ts";
import { failureBody, success } from "./envelope.ts";
import { inProcess } from "./inProcess.ts";
import { Refusal } from "./Refusal.ts";
import type { SignedInMember } from "./SignedInMember.ts";

/** An operation as used by in-process callers. */
export interface DirectOperation {
	readonly operation: Operation;
	/**
	 * Parses and validates input as for a call over HTTP.
	 * @throws Refusal
	 */
	read(given: Given): Given;
	/** @throws Refusal */
	authenticate(headers: Readonly<Record<string, string>>): Promise<SignedInMember | null>;
	answer(input: Given, call: Call): Promise<unknown>;
	report(member: SignedInMember | null, ip: string, refusal: Refusal | null): void;
}

export interface Given {
	readonly path: unknown;
	readonly query: unknown;
	readonly body: unknown;
}

/** The part of a response that a typed client reads. It is never serialised. */
interface DirectAnswer {
	readonly status: number;
	readonly ok: boolean;
	readonly headers: Headers;
	json(): Promise<unknown>;
	text(): Promise<string>;
}

/** The IP address of the visitor and the origin they use to reach us. */
interface Caller extends Pick<Call, "ip" | "origin"> {
	/**
	 * When set, open operations are answered for any member of this standing instead of a particular one; operations that require a session
	 * still need a token.
	 */
	readonly anyOf: MemberStanding | null;
}

/** Calls operations the way a page does while it is rendered. */
export type DirectCalls = (from: Caller) => (request: Request) => Promise<DirectAnswer>;

/** A member without wishes, orders or sessions. */
const nobody = { memberId: 0, sessionId: "" } as const;

/**
 * Runs operations without HTTP: no server, socket or JSON, but the same checks and refusals. For reading only: cookies are not set, and
 * operations with header parameters are not available.
 */
export function directCalls(
	operations: readonly DirectOperation[],
	{ log, services, now }: Pick<Call, "services" | "now"> & { readonly log: FastifyBaseLogger },
): DirectCalls {
	const find = finder(operations.filter(({ operation }) => !operation.headers));
	return ({ ip, origin, anyOf }) =>
		async (request) => {
			const url = new URL(request.url);
			const found = find(request.method, url.pathname);
			if (!found) return refused(new Refusal("notFound"));
			const { direct, path } = found;
			let member: SignedInMember | null = null;
			try {
				const headers = { ...Object.fromEntries(request.headers), [inProcess.name]: inProcess.value };
				member = await direct.authenticate(headers);
				const caller = anyOf && direct.operation.access === "anyone" ? { ...anyOf, ...nobody } : member;
				const text = await request.text();
				const input = direct.read({
					path,
					query: parse(url.search.slice(1)),
					body: text === "" ? null : JSON.parse(text),
				});
				const answer = await direct.answer(
					input,
					readingCall({ member: caller, ip, origin, headers, services, now }),
				);
				direct.report(member, ip, null);
				return answerOf(200, success(answer));
			} catch (error) {
				if (error instanceof Refusal) {
					direct.report(member, ip, error);
					return refused(error);
				}
				if (error instanceof DatabaseUnavailable) {
					log.warn({ err: error }, `the database is ${error.reason}`);
					return refused(new Refusal("busy"));
				}
				log.error({ err: error }, "a call of a page broke");
				return refused(new Refusal("serverError"));
			}
		};
}

const refused = (refusal: Refusal): DirectAnswer => answerOf(refusal.status, failureBody(refusal));

/** A length must be given, or clients treat the answer as possibly empty. */
const filled = new Headers({ "content-type": "application/json", "content-length": "1" });

const answerOf = (status: number, envelope: object): DirectAnswer => ({
	status,
	ok: status === 200,
	headers: filled,
	json: async () => envelope,
	text: async () => JSON.stringify(envelope),
});

/** Returns a function that finds the operation for a path; literal segments take precedence over parameters. */
function finder(operations: readonly DirectOperation[]) {
	const routes = operations.map((direct) => ({ direct, parts: partsOf(direct.operation.url) }));
	const byShape = Map.groupBy(routes, ({ direct, parts }) => shapeOf(direct.operation.method, parts));
	for (const group of byShape.values()) group.sort((one, other) => rankOf(other.parts) - rankOf(one.parts));
	return (method: string, pathname: string) => {
		const given = partsOf(pathname);
		for (const { direct, parts } of byShape.get(shapeOf(method, given)) ?? []) {
			if (!parts.every((part, index) => part.startsWith(":") || part === given[index])) continue;
			const values = parts.flatMap((part, index) =>
				part.startsWith(":") ? [[part.slice(1), decodeURIComponent(given[index] ?? "")]] : [],
			);
			return { direct, path: Object.fromEntries(values) as Record<string, string> };
		}
		return null;
	};
}

const partsOf = (path: string): readonly string[] => path.split("/").slice(1);
const shapeOf = (method: string, parts: readonly string[]): string => `${method} ${parts.length}`;
/** Returns one bit per segment, the first being the highest; literal segments are 1. */
const rankOf = (parts: readonly string[]): number =>
	parts.reduce((rank, part) => rank * 2 + (part.startsWith(":") ? 0 : 1), 0);

function readingCall({
	member,
	ip,
	origin,
	headers,
	services,
	now,
}: Pick<Call, "member" | "ip" | "origin" | "services" | "now"> & {
	readonly headers: Readonly<Record<string, string>>;
}): Call {
	return {
		member,
		services,
		requestId: "page",
		ip,
		origin,
		userAgent: headers["user-agent"] ?? "",
		client: "web",
		isNative: false,
		idempotencyKey: null,
		rawBody: null,
		now,
		header: (name) => headers[name.toLowerCase()] ?? null,
		cookie: () => null,
		setCookie: () => undefined,
		clearCookie: () => undefined,
		setHeader: () => undefined,
	};
}
