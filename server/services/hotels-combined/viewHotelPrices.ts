import { hotelPrices } from "#server/comparison/hotelPrices.ts";
import type { HotelsCombinedHandler } from "#server/http/handlers.ts";

export const viewHotelPrices: HotelsCombinedHandler<"viewHotelPrices"> = (
	{ path },
	{ member, services: { db, config }, now },
) => hotelPrices({ db, now: now(), siteName: config.site.name }, path.productIdx, member);
