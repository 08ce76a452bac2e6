import { hotelPrices } from "#server/catalogue/comparison/hotelPrices.ts";
import type { HotelsCombinedHandler } from "#server/services/Handler.ts";

export const viewHotelPrices: HotelsCombinedHandler<"viewHotelPrices"> = (
	{ path, query },
	{ member, services: { db, site }, now },
) =>
	hotelPrices({ db, now: now(), siteName: site.name }, { productIdx: path.productIdx, asked: query }, member);
