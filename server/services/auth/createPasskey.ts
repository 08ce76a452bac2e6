import type { AuthHandler } from "#server/services/Handler.ts";

export const createPasskey: AuthHandler<"createPasskey"> = async (_, call) => {
	const creation = await call.services.passkeys.creation(call.member, call);
	return {
		...creation,
		rpName: call.services.site.name,
		known: creation.known.map(({ id, transports }) => ({ id, transports: [...transports] })),
	};
};
