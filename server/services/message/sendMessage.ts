import { phoneKey } from "#server/members/code/destination.ts";
import { enqueueNumbered } from "#server/platform/outbox/store/enqueue.ts";
import type { MessageHandler } from "#server/services/Handler.ts";

/** Used by our own servers. Whether a message is sent as SMS or LMS depends on its length, as carriers count it (DEC-175). */
export const sendMessage: MessageHandler<"sendMessage"> = async ({ body }, { services, now }) => ({
	messageIdx: await enqueueNumbered(services.db, {
		topic: "sms",
		key: body.channel,
		payload: { to: phoneKey(body.dest), text: body.text },
		runAt: now(),
	}),
});
