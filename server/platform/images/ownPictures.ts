import { join } from "node:path";
import { root } from "#server/platform/root.ts";

/** The folder whose files are pictures of ours. */
export const ownPictures = join(root, "public/images");
