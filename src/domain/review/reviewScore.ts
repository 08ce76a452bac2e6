import { roundBy } from "#domain/shared/Won.ts";

/** Minimum average ratings offered by the filter, in tenths of a star. */
export const reviewScores = [45, 40, 35] as const;
export type ReviewScore = (typeof reviewScores)[number];

/** Returns the average rating in tenths of a star, rounded as displayed; 0 without reviews. [ENT-34] */
export const scoreTenths = (starSum: number, count: number): number =>
	count === 0 ? 0 : roundBy("round", (starSum * 10) / count);

/** Returns the average rating to one decimal place from the counts of one to five stars; 0 without reviews. [ENT-34] */
export function reviewAverage(counts: readonly number[]): number {
	const count = counts.reduce((sum, some) => sum + some, 0);
	const stars = counts.reduce((sum, some, index) => sum + some * (index + 1), 0);
	return scoreTenths(stars, count) / 10;
}

/** Returns the highest filter threshold that the reviews reach; 0 when they reach none. */
export const scoreStep = (starSum: number, count: number): number =>
	reviewScores.find((min) => scoreTenths(starSum, count) >= min) ?? 0;
