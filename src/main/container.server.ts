import type { Container } from "inversify";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { onDemandRecipes } from "#application/recipes/onDemand.ts";
import type { Ports } from "#ports/Ports.ts";
import { addRecipes, containerOf } from "./containers.ts";
import { httpPorts } from "./httpPorts.ts";

addRecipes(onDemandRecipes);

/** What a document request provides to the application. */
export interface RequestPorts {
	/** Calls the application's own services in-process. */
	readonly fetch: typeof fetch;
	/** The visitor's access token, if any; server-side calls send it in a header (DEC-113). */
	readonly accessToken: string | null;
	readonly now: number;
	readonly surface: "web" | "webview";
}

/** Ports that exist only in a browser: storage, popups, navigation. */
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
	"sessionChanges",
	"sessionRenewal",
	"sessionStore",
	"sharing",
	"tracker",
	"typedTexts",
	"visits",
	"vouchers",
	"windows",
] as const satisfies readonly (keyof Ports)[];

/** Stands in for a browser-only port. A page is rendered from API responses alone; using any other port is a bug in the loader. */
const absent = (name: string) =>
	new Proxy(
		{},
		{
			get(_, property) {
				if (property === "then") return undefined; // The container checks whether it is a promise.
				throw new Error(`${name}.${String(property)} is asked for while a page is rendered`);
			},
		},
	);

const absentPorts = Object.fromEntries(browsersOnly.map((name) => [name, absent(name)])) as Pick<
	Ports,
	(typeof browsersOnly)[number]
>;

/** Builds the container of one server-rendered page; nothing in it outlives the request. */
export function requestContainer({ fetch, accessToken, now, surface }: RequestPorts): Container {
	const calls = new HttpCalls({ origin: "http://page.invalid", fetch, session: null, accessToken });
	return containerOf(
		{ ...httpPorts(calls), ...absentPorts, clock: { now: () => now }, surface },
		// Server rendering cannot show failures and must not end the visitor's session.
		{ execute: async () => undefined },
	);
}
