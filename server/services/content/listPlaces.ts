import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

/** Default page size; MOST is the maximum. [DEC-156] */
const SHOWN = 20;
const MOST = 100;

export const listPlaces: ContentHandler<"listPlaces"> = async ({ query }, { services }) => {
	const { start = 0 } = query;
	const { end = start < SHOWN ? SHOWN : start + SHOWN } = query;
	if (end < start || end - start > MOST) throw new Refusal("invalidRequest");
	const { total, places } = await services.content.places(start, end);
	return { totalPlaceCnt: total, start, end, placelist: places };
};
