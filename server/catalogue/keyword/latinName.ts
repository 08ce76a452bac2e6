import { romanize } from "es-hangul";

/** A Korean name in Latin letters, part by part: '해운대·송정' is 'haeundae·songjeong'. Other letters stay. */
export const latinName = (name: string): string =>
	name
		.split("·")
		.map((part) => romanize(part))
		.join("·");
