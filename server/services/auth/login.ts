import type { AuthHandler } from "#server/http/handlers.ts";
import { answerWithSession } from "#server/sessions/sessionCookies.ts";

/** One call for all ways in (DEC-140). */
export const login: AuthHandler<"login"> = async ({ body }, call) => {
	const { members, sessions, social } = call.services;
	const { loginType } = body;
	const enter = async (memberId: number) => {
		const { client, ip, userAgent } = call;
		const remember = body.rememberMe ?? false;
		const pair = await sessions.open(memberId, { remember, client, ip, userAgent });
		return answerWithSession(call, pair, client === "webview");
	};
	if (loginType === "EMAIL") return enter(await members.identify(body.id ?? "", body.pwd ?? ""));
	const found = await social.signIn({
		provider: loginType,
		snsToken: body.snsToken ?? "",
		connectCertId: body.connectCertIdx ?? null,
	});
	if (found.kind === "member") return enter(found.memberId);
	if (found.kind === "needConnect") return { needConnect: true, email: found.email };
	const { email, name } = found.identity;
	return { needSignup: true, userMeta: { provider: loginType, snsId: found.ticket, email, name } };
};
