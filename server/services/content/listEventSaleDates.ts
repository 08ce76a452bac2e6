import type { ContentHandler } from "#server/services/Handler.ts";

export const listEventSaleDates: ContentHandler<"listEventSaleDates"> = async (
	{ path, query, body },
	{ member, services },
) => ({
	saleDates: await services.events.saleDates(path.id, { ...body, secret: query.secret ?? null }, member),
});
