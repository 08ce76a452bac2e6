import type { ServiceHandlers } from "#server/http/handlers.ts";
import { login } from "./auth/login.ts";
import { logout } from "./auth/logout.ts";
import { recordLogin } from "./auth/recordLogin.ts";
import { refreshSession } from "./auth/refreshSession.ts";
import { viewUser } from "./auth/viewUser.ts";
import { closeSession } from "./internal-auth/closeSession.ts";
import { openSession } from "./internal-auth/openSession.ts";
import { viewSession } from "./internal-auth/viewSession.ts";

type PartialHandlers = { readonly [Service in keyof ServiceHandlers]: Partial<ServiceHandlers[Service]> };

/** One handler for every operation, by service. */
export const handlers: PartialHandlers = {
	auth: { login, logout, recordLogin, refreshSession, viewUser },
	content: {},
	"hotels-combined": {},
	"internal-auth": { closeSession, openSession, viewSession },
	message: {},
	payment: {},
};
