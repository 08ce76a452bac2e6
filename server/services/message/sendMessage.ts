import { phoneKey } from "#server/codes/destination.ts";
import type { MessageHandler } from "#server/http/handlers.ts";
import { enqueueNumbered } from "#server/outbox/enqueue.ts";

/** For our own servers. Whether it leaves as SMS or LMS follows from its length, as carriers count it (DEC-175). */
export const sendMessage: MessageHandler<"sendMessage"> = async ({ body }, { services, now }) => ({
	messageIdx: await enqueueNumbered(services.db, {
		topic: "sms",
		key: body.channel,
		payload: { to: phoneKey(body.dest), text: body.text },
		runAt: now(),
	}),
});
