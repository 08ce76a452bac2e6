import type { MessageHandler } from "#server/http/handlers.ts";

export const verifyCert: MessageHandler<"verifyCert"> = async ({ body }, { services }) => ({
	certIdx: body.certIdx,
	verified: true,
	users: [...(await services.codes.verify(body.certIdx, body.code))],
});
