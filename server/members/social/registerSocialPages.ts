import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { cookieNames } from "#domain/member/sessionStorage.ts";
import { loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";
import { httpOnlyCookieName, isOverTls } from "#server/platform/http/cookies.ts";
import { ownOrigin } from "#server/platform/http/ownOrigin.ts";
import { registerFormParser } from "#server/platform/http/registerFormParser.ts";
import type { SocialLogins } from "./SocialLogins.ts";
import { type SocialProviderName, socialProviderNames } from "./SocialProvider.ts";
import { callbackPath, flowLifeSeconds, socialFlowCookie } from "./socialFlow.ts";

interface PageDeps {
	readonly social: Pick<SocialLogins, "start">;
	/** Public address of the pages; empty means the request's own host. */
	readonly publicUrl: string;
}

interface StartRequest {
	Params: { provider: string };
	Querystring: Record<string, unknown>;
}

const providerOf = (name: string): SocialProviderName | null =>
	socialProviderNames.find((each) => each.toLowerCase() === name) ?? null;

const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 3900) : "");

/**
 * Registers the redirect to a provider, and the one callback that a page cannot handle: Apple answers with a cross-site POST, which carries
 * none of our cookies, so it is redirected as a GET, which does. [DEC-027, DEC-140]
 */
export async function registerSocialPages(app: FastifyInstance, deps: PageDeps): Promise<void> {
	const pages: FastifyPluginAsync = async (scope) => addRoutes(scope, deps);
	await app.register(pages, { prefix: loginRoute });
}

function addRoutes(scope: FastifyInstance, { social, publicUrl }: PageDeps): void {
	registerFormParser(scope, 16_384);

	scope.get<StartRequest>("/start/:provider", async (request, reply) => {
		reply.header("cache-control", "no-store");
		const provider = providerOf(request.params.provider);
		const { returnUrl, rememberMe } = request.query;
		const origin = ownOrigin(request, publicUrl);
		const remember = rememberMe === "Y";
		const login = provider && social.start({ provider, origin, remember });
		if (!login) return reply.redirect(loginRoute, 303);
		const attributes = { path: "/", sameSite: "lax", secure: isOverTls(request, publicUrl) } as const;
		reply.setCookie(httpOnlyCookieName(socialFlowCookie, publicUrl), login.flow, {
			...attributes,
			httpOnly: true,
			maxAge: flowLifeSeconds,
		});
		reply.setCookie(cookieNames.returnUrl, returnTarget(text(returnUrl)), attributes);
		return reply.redirect(login.url, 303);
	});

	scope.post<{ Params: { provider: string }; Body: Record<string, string> | null }>(
		"/callback/:provider",
		async ({ params, body }, reply) => {
			const provider = providerOf(params.provider);
			if (!provider) return reply.redirect(loginRoute, 303);
			const query = new URLSearchParams();
			for (const name of ["code", "state", "error"]) {
				const value = text(body?.[name]);
				if (value !== "") query.set(name, value);
			}
			return reply.header("cache-control", "no-store").redirect(`${callbackPath(provider)}?${query}`, 303);
		},
	);
}
