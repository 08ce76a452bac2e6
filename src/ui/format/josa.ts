import { josa } from "es-hangul";

type Particle = Parameters<typeof josa>[1];

/** The word with the particle it takes: 서울을, 제주를. */
export const withParticle = (word: string, particle: Particle): string => josa(word, particle);

/** Fills the places where a text leaves the particle open, such as '{회사명}은(는)'. */
export const settleParticles = (text: string): string =>
	text
		.replace(/(\S+?)은\(는\)/g, (_, word: string) => josa(word, "은/는"))
		.replace(/(\S+?)이\(가\)/g, (_, word: string) => josa(word, "이/가"))
		.replace(/(\S+?)을\(를\)/g, (_, word: string) => josa(word, "을/를"));
