import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The project's root folder, whether the server runs from source or from the bundle. */
export const root = dirname(findPackageJSON(import.meta.url) ?? "");
