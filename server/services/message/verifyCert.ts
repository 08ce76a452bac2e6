import type { MessageHandler } from "#server/services/Handler.ts";

export const verifyCert: MessageHandler<"verifyCert"> = async ({ body }, { services }) => ({
	certIdx: body.certIdx,
	verified: true,
	users: [...(await services.codes.verify(body.certIdx, body.code, body.name ?? ""))],
});
