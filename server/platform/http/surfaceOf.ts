import type { IncomingHttpHeaders } from "node:http";
import { detectSurface, type Surface } from "#domain/navigation/surface.ts";

/** Where a page is going to be shown: the mobile app's web view says so with every document. [BRIDGE-01] */
export const surfaceOf = (headers: IncomingHttpHeaders): Surface =>
	detectSurface({ header: headers["client-interface"], bridge: false });
