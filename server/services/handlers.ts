import type { ServiceHandlers } from "#server/http/handlers.ts";
import { login } from "./auth/login.ts";
import { logout } from "./auth/logout.ts";
import { recordLogin } from "./auth/recordLogin.ts";
import { refreshSession } from "./auth/refreshSession.ts";
import { viewUser } from "./auth/viewUser.ts";
import { findAwesomeLocations } from "./content/findAwesomeLocations.ts";
import { findProducts } from "./content/findProducts.ts";
import { listPois } from "./content/listPois.ts";
import { listPopularLocations } from "./content/listPopularLocations.ts";
import { listPopularSubLocations } from "./content/listPopularSubLocations.ts";
import { listPopularTabs } from "./content/listPopularTabs.ts";
import { listRatePlans } from "./content/listRatePlans.ts";
import { recommendMainProducts } from "./content/recommendMainProducts.ts";
import { recommendProducts } from "./content/recommendProducts.ts";
import { searchKeyword } from "./content/searchKeyword.ts";
import { viewOption } from "./content/viewOption.ts";
import { viewProduct } from "./content/viewProduct.ts";
import { viewProductEvent } from "./content/viewProductEvent.ts";
import { closeSession } from "./internal-auth/closeSession.ts";
import { openSession } from "./internal-auth/openSession.ts";
import { viewSession } from "./internal-auth/viewSession.ts";

type PartialHandlers = { readonly [Service in keyof ServiceHandlers]: Partial<ServiceHandlers[Service]> };

/** One handler for every operation, by service. */
export const handlers: PartialHandlers = {
	auth: { login, logout, recordLogin, refreshSession, viewUser },
	content: {
		findAwesomeLocations,
		findProducts,
		listPois,
		listPopularLocations,
		listPopularSubLocations,
		listPopularTabs,
		listRatePlans,
		recommendMainProducts,
		recommendProducts,
		searchKeyword,
		viewOption,
		viewProduct,
		viewProductEvent,
	},
	"hotels-combined": {},
	"internal-auth": { closeSession, openSession, viewSession },
	message: {},
	payment: {},
};
