import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { deviceCookie } from "#server/members/owner/createDevices.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

/**
 * An e-mail address can be linked to a social account only where social logins are configured (DEC-140). Members also use such a code to
 * prove their identity (DEC-195).
 */
export const sendCert: AuthHandler<"sendCert"> = async ({ body }, call) => {
	const { member, services, ip } = call;
	const isForNothing = member === null && services.social.names.length === 0;
	if (body.type === "CONNECT_EMAIL" && isForNothing) throw new Refusal("wrongAccess");
	const sent = await services.codes.send({
		purpose: body.type,
		destination: body.dest,
		memberId: member?.memberId ?? null,
		ip,
		device: call.cookie(deviceCookie),
	});
	return {
		certIdx: sent.certId,
		expiresAt: koreanDateTime(sent.expiresAt),
		remainCnt: sent.remaining,
	};
};
