import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import { callbackPath } from "#server/members/social/socialFlow.ts";
import { registerFormParser } from "#server/platform/http/registerFormParser.ts";
import { sendBarePage } from "#server/platform/http/standInPage.ts";
import type { StandIn } from "./createStandIn.ts";
import { standInRoot } from "./createStandIn.ts";
import { loginPage, type StandInFields } from "./loginPage.ts";

interface PageRequest {
	Params: { provider: string };
	Querystring: Record<string, unknown>;
	Body: Record<string, string> | null;
}

const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 2000) : "");

const fieldsOf = (source: Record<string, unknown> | null): StandInFields => ({
	redirectUri: text(source?.redirect_uri),
	state: text(source?.state),
	codeChallenge: text(source?.code_challenge),
});

/** Registers the stand-in's login pages; they work without scripts. */
export async function registerStandInPages(
	app: FastifyInstance,
	standIns: readonly StandIn[],
): Promise<void> {
	const pages: FastifyPluginAsync = async (scope) => addRoutes(scope, standIns);
	await app.register(pages, { prefix: standInRoot });
}

function addRoutes(scope: FastifyInstance, standIns: readonly StandIn[]): void {
	registerFormParser(scope, 8192);
	const find = (name: string) => standIns.find((each) => each.name.toLowerCase() === name) ?? null;

	/** Allows redirects to our own callback only, as a real provider sends codes only to registered addresses. */
	const mayReturnTo = (standIn: StandIn, redirectUri: string, host: string): boolean => {
		const target = URL.parse(redirectUri);
		return target?.host === host && target.pathname === callbackPath(standIn.name);
	};

	scope.get<PageRequest>("/:provider", async ({ params, query, host }, reply) => {
		const standIn = find(params.provider);
		const fields = fieldsOf(query);
		if (!standIn || !mayReturnTo(standIn, fields.redirectUri, host)) return refuse(reply);
		return sendBarePage(reply, loginPage(standIn.name, fields));
	});

	scope.post<PageRequest>("/:provider", async ({ params, body, host }, reply) => {
		const standIn = find(params.provider);
		const { redirectUri, state, codeChallenge } = fieldsOf(body);
		if (!standIn || !mayReturnTo(standIn, redirectUri, host)) return refuse(reply);
		const target = new URL(redirectUri);
		target.searchParams.set("state", state);
		if (body?.action === "agree") {
			const identity = {
				snsId: text(body.id) || "stand-in",
				email: text(body.email).trim() || null,
				isEmailProven: body.proven === "Y",
				name: text(body.name).trim() || null,
			};
			target.searchParams.set("code", standIn.codeFor(identity, { codeChallenge, redirectUri }));
		} else if (body?.action === "broken") {
			target.searchParams.set("code", "no-such-code");
		} else {
			target.searchParams.set("error", "access_denied");
		}
		return reply.redirect(target.href, 303);
	});
}

const refuse = (reply: FastifyReply): FastifyReply =>
	reply.code(400).header("content-type", "text/plain; charset=utf-8").send("redirect_uri mismatch");
