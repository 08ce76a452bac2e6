import type { PaymentHandler } from "#server/http/handlers.ts";

export const receiveWebhook: PaymentHandler<"receiveWebhook"> = async ({ path }, call) => {
	await call.services.payments.receiveWebhook(path.provider, call.rawBody ?? "", (name) => call.header(name));
	return { received: true };
};
