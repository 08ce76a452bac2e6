import type { ContentHandler } from "#server/services/Handler.ts";

export const listEventSaleDates: ContentHandler<"listEventSaleDates"> = async (
	{ path, body },
	{ member, services },
) => ({
	saleDates: await services.events.saleDates(path.id, body, member),
});
