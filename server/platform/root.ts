import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The project's folder, whether this runs from its source or from the bundle. */
export const root = dirname(findPackageJSON(import.meta.url) ?? "");
