import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { createKeywords } from "#server/catalogue/keyword/createKeywords.ts";
import { createSearch } from "#server/catalogue/search/createSearch.ts";
import type { StayQuestion } from "#server/catalogue/search/findStays.ts";
import { createCatalog } from "#server/catalogue/stay/createCatalog.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bindContracts } from "#server/platform/http/bindContracts.ts";
import { loadContract } from "#server/platform/http/contract.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import { findProducts } from "#server/services/content/findProducts.ts";
import type { Services } from "#server/services/Services.ts";
import { benchNow } from "./searchQuestions.ts";

export interface SearchServer {
	/** One findProducts call over a kept connection. */
	ask(question: StayQuestion): Promise<void>;
	close(): Promise<void>;
}

/** A real server of findProducts over a catalogue, and a client of it in the same process. */
export async function searchServer(db: Database): Promise<SearchServer> {
	const clock = { now: () => benchNow };
	const search = createSearch({ db, clock });
	const keywords = createKeywords({ db });
	const catalog = createCatalog({ db, clock, search, keywords, siteName: "" });
	const app = Fastify(serverOptions);
	const contract = loadContract("openapi/content.yaml");
	await bindContracts(app, {
		contracts: [{ ...contract, operations: contract.operations.filter(({ id }) => id === "findProducts") }],
		handlers: { content: { findProducts } } as never,
		services: { db, clock, search, keywords, catalog } as unknown as Services,
		sessions: { authenticate: async () => ({ failure: "expired" }) },
		serviceToken: "between-servers",
		publicOrigin: "",
		now: () => clock.now(),
		waitOf: null,
		watch: null,
		checksAnswers: false,
	});
	await search.refresh();
	await app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = app.server.address() as AddressInfo;
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	return {
		ask: (question) =>
			new Promise((resolve, reject) => {
				const body = JSON.stringify(bodyOf(question));
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
		async close() {
			agent.destroy();
			await app.close();
		},
	};
}

const bodyOf = ({ scope, stay, filters, sort, offset, limit }: StayQuestion): object => ({
	cityCode: `CITY${scope.cityIds[0]}`,
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
