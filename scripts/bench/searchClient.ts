import { Agent, request } from "node:http";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";

export interface SearchClient {
	/** Makes one findProducts call over a keep-alive connection. */
	ask(query: StayQuery): Promise<void>;
	close(): void;
}

/** A client of the findProducts server on a local port. */
export function searchClient(port: number): SearchClient {
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	return {
		ask: (query) =>
			new Promise((resolve, reject) => {
				const body = JSON.stringify(bodyOf(query));
				const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
				const path = "/api/content/v1/products/findProducts";
				const call = request(
					{ port, host: "127.0.0.1", agent, method: "POST", path, headers },
					(response) => {
						response.resume();
						response.on("end", () =>
							response.statusCode === 200 ? resolve() : reject(new Error(`HTTP ${response.statusCode}`)),
						);
					},
				);
				call.on("error", reject);
				call.end(body);
			}),
		close: () => agent.destroy(),
	};
}

const bodyOf = ({ scope, stay, filters, sort, offset, limit }: StayQuery): object => ({
	cityCode: scope.cityIds.length === 1 ? `CITY${scope.cityIds[0]}` : "",
	locationKR: 0,
	nationCode: "KR",
	searchText: "",
	subLocationKR: 0,
	checkInDate: stay.checkInDate,
	checkOutDate: stay.checkOutDate,
	adtCnt: stay.guests,
	chdCnt: 0,
	chdAges: [],
	count: stay.rooms,
	page: offset / limit + 1,
	size: limit,
	sort,
	...(filters.chosen.priceMax[0] && { priceMax: filters.chosen.priceMax[0] }),
	stars: filters.chosen.stars,
	facilities: filters.chosen.facilities.map((facility) => `F${facility}`),
});
