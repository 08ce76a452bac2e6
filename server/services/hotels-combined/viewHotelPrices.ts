import { hotelPrices } from "#server/catalogue/comparison/hotelPrices.ts";
import type { HotelsCombinedHandler } from "#server/services/Handler.ts";

export const viewHotelPrices: HotelsCombinedHandler<"viewHotelPrices"> = (
	{ path, query: { promised, ...stayRequest } },
	{ member, services: { db, secrets, site }, now, origin },
) =>
	hotelPrices(
		{ db, secrets, now: now(), siteName: site.name, origin },
		{ productIdx: path.productIdx, stayRequest, promised },
		member,
	);
