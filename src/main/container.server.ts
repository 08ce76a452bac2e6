import type { Container } from "inversify";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { onDemandRecipes } from "#application/recipes/onDemand.ts";
import type { Ports } from "#ports/Ports.ts";
import { addRecipes, containerOf } from "./containers.ts";
import { httpPorts } from "./httpPorts.ts";

addRecipes(onDemandRecipes);

/** What one document request lends to the application. */
export interface RequestPorts {
	/** Calls the product's own services without leaving the process. */
	readonly fetch: typeof fetch;
	/** Of the visitor, when there is one: server-side calls send it in a header (DEC-113). */
	readonly accessToken: string | null;
	readonly now: number;
	readonly surface: "web" | "webview";
}

/** What only a browser has: storage, popups, moving between pages. */
const browsersOnly = [
	"authenticator",
	"memberData",
	"bookingDrafts",
	"currentVisitor",
	"dialogs",
	"failureNotices",
	"fileSaver",
	"findEmailAttempts",
	"hotelPriceCache",
	"rememberedAddresses",
	"keys",
	"memberCache",
	"membershipDrafts",
	"nativeHost",
	"pageNavigation",
	"pendingSocials",
	"photoMaker",
	"pickedStays",
	"recentSearches",
	"reloadMemory",
	"reportedOrders",
	"returnTargets",
	"savedSearch",
	"sessionNews",
	"sessionRenewal",
	"sessionStore",
	"sharing",
	"tracker",
	"typedTexts",
	"visits",
	"vouchers",
	"windows",
] as const satisfies readonly (keyof Ports)[];

/** A page is rendered from what the server's calls answer; asking for anything else is a mistake of the loader's. */
const absent = (name: string) =>
	new Proxy(
		{},
		{
			get(_, property) {
				if (property === "then") return undefined; // the container's question whether it has to be waited for
				throw new Error(`${name}.${String(property)} is asked for while a page is rendered`);
			},
		},
	);

const absentPorts = Object.fromEntries(browsersOnly.map((name) => [name, absent(name)])) as Pick<
	Ports,
	(typeof browsersOnly)[number]
>;

/** The ports of one server-rendered page: nothing here outlives the request. */
export function requestContainer({ fetch, accessToken, now, surface }: RequestPorts): Container {
	const calls = new HttpCalls({ origin: "http://page.invalid", fetch, session: null, accessToken });
	return containerOf(
		{ ...httpPorts(calls), ...absentPorts, clock: { now: () => now }, surface },
		// A page that is being rendered has nobody to tell, and its visitor's session is not its to end.
		{ execute: async () => undefined },
	);
}
