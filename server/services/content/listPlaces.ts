import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

const MOST = 100;

export const listPlaces: ContentHandler<"listPlaces"> = async ({ query }, { services }) => {
	const { start = 0, end = start + 20 } = query;
	if (end < start || end - start > MOST) throw new Refusal("invalidRequest");
	const { total, places } = await services.content.places(start, end);
	return { totalPlaceCnt: total, start, end, placelist: places };
};
