import { ContainerModule } from "inversify";
import { ComparePrices } from "#application/stay/ComparePrices.ts";
import { ListOffers } from "#application/stay/ListOffers.ts";
import { ListReviews } from "#application/stay/ListReviews.ts";
import { ListSurroundings } from "#application/stay/ListSurroundings.ts";
import { SharePage } from "#application/stay/SharePage.ts";
import { ViewOption } from "#application/stay/ViewOption.ts";
import { ViewStay } from "#application/stay/ViewStay.ts";
import { useCases } from "#application/tokens.ts";
import { ToggleWish } from "#application/wish/ToggleWish.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

export const stayModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.viewStay)).toResolvedValue(
		(catalog) => new ViewStay({ catalog }),
		[key(ports.stayCatalog)],
	);
	bind(key(useCases.listOffers)).toResolvedValue(
		(catalog) => new ListOffers({ catalog }),
		[key(ports.stayCatalog)],
	);
	bind(key(useCases.viewOption)).toResolvedValue(
		(catalog) => new ViewOption({ catalog }),
		[key(ports.stayCatalog)],
	);
	bind(key(useCases.listReviews)).toResolvedValue(
		(reviews) => new ListReviews({ reviews }),
		[key(ports.reviews)],
	);
	bind(key(useCases.listSurroundings)).toResolvedValue(
		(catalog, stays) => new ListSurroundings({ catalog, stays }),
		[key(ports.stayCatalog), key(ports.staySearch)],
	);
	bind(key(useCases.comparePrices)).toResolvedValue(
		(prices, cache, clock) => new ComparePrices({ prices, cache, clock }),
		[key(ports.hotelPrices), key(ports.hotelPriceCache), key(ports.clock)],
	);
	bind(key(useCases.sharePage)).toResolvedValue(
		(host, navigation, sharing) => new SharePage({ host, navigation, sharing }),
		[key(ports.nativeHost), key(ports.pageNavigation), key(ports.sharing)],
	);
	bind(key(useCases.toggleWish)).toResolvedValue(
		(wishes, visitor, navigation, tracker) => new ToggleWish({ wishes, visitor, navigation, tracker }),
		[key(ports.wishes), key(ports.currentVisitor), key(ports.pageNavigation), key(ports.tracker)],
	);
});
