import type { OutboxHandler } from "#server/platform/outbox/Outbox.ts";
import type { OutboxTopic } from "#server/platform/outbox/store/enqueue.ts";

/** Handlers that do the same for every topic, apart from those named. */
export const handling = (
	handle: OutboxHandler,
	others: Partial<Record<OutboxTopic, OutboxHandler>> = {},
): Record<OutboxTopic, OutboxHandler> => ({
	mail: handle,
	sms: handle,
	"stay.mail": handle,
	"supplier.book": handle,
	"supplier.poll": handle,
	"supplier.cancel": handle,
	"supplier.ask": handle,
	"card.remove": handle,
	...others,
});
