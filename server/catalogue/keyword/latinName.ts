import { romanize } from "es-hangul";

/** Romanises a Korean name part by part: '해운대·송정' becomes 'haeundae·songjeong'. Non-Korean letters are left as they are. */
export const latinName = (name: string): string =>
	name
		.split("·")
		.map((part) => romanize(part))
		.join("·");
