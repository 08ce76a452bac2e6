import { roundBy } from "#domain/shared/Won.ts";

/** Tenths of a star that an average review is at least, as the filter offers them. */
export const reviewScores = [45, 40, 35] as const;
export type ReviewScore = (typeof reviewScores)[number];

/** An average review in tenths of a star, as it is shown; 0 without reviews. [ENT-34] */
export const scoreTenths = (starSum: number, count: number): number =>
	count === 0 ? 0 : roundBy("round", (starSum * 10) / count);

/** Of the counts of one to five stars: one decimal, 0 without reviews. [ENT-34] */
export function reviewAverage(counts: readonly number[]): number {
	const count = counts.reduce((sum, some) => sum + some, 0);
	const stars = counts.reduce((sum, some, index) => sum + some * (index + 1), 0);
	return scoreTenths(stars, count) / 10;
}

/** The highest score of the filter that the reviews reach; 0 below all of them. */
export const scoreStep = (starSum: number, count: number): number =>
	reviewScores.find((min) => scoreTenths(starSum, count) >= min) ?? 0;
