import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { Keywords } from "#server/catalogue/keyword/Keywords.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { createCatalog } from "#server/catalogue/stay/createCatalog.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { recentReadsOf } from "#server/platform/database/RecentReads.ts";
import { bindContracts } from "#server/platform/http/bindContracts.ts";
import { loadContract } from "#server/platform/http/contract.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import { contentHandlers } from "#server/services/content/handlers.ts";
import type { Services } from "#server/services/Services.ts";
import { benchNow } from "./searchQueries.ts";

/** Starts a real findProducts server over a catalogue, with the search behind it. */
export async function searchServer(db: Database) {
	const clock = { now: () => benchNow };
	const reads = recentReadsOf(db);
	const search = new Search({ db, reads, clock });
	const keywords = new Keywords({ reads });
	const catalog = createCatalog({ db, reads, clock, search, keywords, siteName: "" });
	const app = Fastify(serverOptions(""));
	const contract = loadContract("openapi/content.yaml");
	await bindContracts(app, {
		contracts: [{ ...contract, operations: contract.operations.filter(({ id }) => id === "findProducts") }],
		handlers: { content: { findProducts: contentHandlers.findProducts } } as never,
		services: { db, clock, search, keywords, catalog } as unknown as Services,
		sessions: { authenticate: async () => ({ failure: "expired" }) },
		serviceToken: "between-servers",
		publicOrigin: "",
		now: () => clock.now(),
		waitOf: null,
		watch: null,
		checksAnswers: false,
	});
	await app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = app.server.address() as AddressInfo;
	return { port, search, keywords, close: () => app.close() };
}
