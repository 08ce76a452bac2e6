import type { IncomingHttpHeaders } from "node:http";
import { detectSurface, type Surface } from "#domain/navigation/surface.ts";

/** Returns where a page will be displayed; the mobile app's web view identifies itself with every document request. [BRIDGE-01] */
export const surfaceOf = (headers: IncomingHttpHeaders): Surface =>
	detectSurface({ header: headers["client-interface"], bridge: false });
