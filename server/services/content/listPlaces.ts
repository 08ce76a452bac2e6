import type { ContentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";

const MOST = 100;

export const listPlaces: ContentHandler<"listPlaces"> = async ({ query }, { services }) => {
	const { start = 0, end = start + 20 } = query;
	if (end < start || end - start > MOST) throw new Refusal("invalidRequest");
	const { total, places } = await services.content.places(start, end);
	return { totalPlaceCnt: total, start, end, placelist: places };
};
