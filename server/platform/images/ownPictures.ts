import { join } from "node:path";
import { root } from "#server/platform/root.ts";

/** Folder of our own picture files. */
export const ownPictures = join(root, "public/images");
