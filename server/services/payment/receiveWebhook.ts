import type { PaymentHandler } from "#server/services/Handler.ts";

export const receiveWebhook: PaymentHandler<"receiveWebhook"> = async ({ path }, call) => {
	const { payments, subscriptions } = call.services;
	const rawBody = call.rawBody ?? "";
	const header = (name: string) => call.header(name);
	if (!(await subscriptions.receiveWebhook(path.provider, rawBody, header)))
		await payments.receiveWebhook(path.provider, rawBody, header);
	return { received: true };
};
