import { type Picture, pictures } from "#world/illustrations/catalogue.ts";

/** Returns the demo's picture for a key as used in URLs; undefined when there is none. */
export const pictureOf = (key: string): Picture | undefined =>
	pictures.find((picture) => picture.key === key);
