import type { operations } from "#contracts/content.d.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { findOrLookAround } from "./findOrLookAround.ts";
import type { ProductsRequest } from "./stayQuery.ts";
import { loadStayNames } from "./store/stayNames.ts";

type PinsRequest = operations["findProductPins"]["requestBody"]["content"]["application/json"];

/** Maximum pins on a map; more prices could not be told apart. */
const maxPins = 300;

/**
 * Returns the location and price for this visitor of the stays that match a search, lowest total first. Prices come from the read model;
 * the card behind a pin shows the confirmed price. [DEC-185]
 */
export async function listPins(
	context: CatalogContext,
	request: PinsRequest,
	member: SignedInMember | null,
): Promise<DataOf<operations["findProductPins"]>> {
	const products: ProductsRequest = { ...request, sort: "priceAsc" };
	const { found } = await findOrLookAround(context, products, member, (query) =>
		context.search.searchReadModel({ ...query, sort: "priceAsc", offset: 0, limit: maxPins }),
	);
	const names = await loadStayNames(
		context.db,
		found.stays.map(({ stayId }) => stayId),
	);
	return {
		pins: found.stays.flatMap(({ stayId, amount, lat, lng }) => {
			const productName = names.get(stayId);
			return productName === undefined
				? []
				: [{ productIdx: stayId, productName, lat, lng, stayTotalAmount: amount }];
		}),
		totalCnt: found.total,
	};
}
