import { josa } from "es-hangul";

const open = { "은(는)": "은/는", "이(가)": "이/가", "을(를)": "을/를" } as const;
/** Characters allowed between a word and its particle. */
const closing = /[’”)]+$/;
/** Digits and letters whose Korean names end in a consonant: 3 is 삼, L is 엘. */
const closed = /[013678lmnr]$/i;

/** Chooses the particles a text leaves open according to the word before each: '{회사명}은(는)', '‘강남’은(는)'. */
export const resolveParticles = (text: string): string =>
	text.replace(
		/(\S+?)(은\(는\)|이\(가\)|을\(를\))/g,
		(_, word: string, particle: keyof typeof open) =>
			word + josa.pick(word.replace(closing, "").replace(closed, "십"), open[particle]),
	);
