import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { AuthHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";

/** An e-mail is joined to a social account only where social logins are configured (DEC-140). */
export const sendCert: AuthHandler<"sendCert"> = async ({ body }, { member, services, ip }) => {
	if (body.type === "CONNECT_EMAIL" && services.social.names.length === 0) throw new Refusal("wrongAccess");
	const sent = await services.codes.send({
		purpose: body.type,
		destination: body.dest,
		memberId: member?.memberId ?? null,
		ip,
	});
	return {
		certIdx: sent.certId,
		expiresAt: koreanDateTime(sent.expiresAt),
		remainCnt: sent.remaining,
	};
};
