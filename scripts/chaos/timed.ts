import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { percentile } from "../bench/timing.ts";

/** An answer and its duration in milliseconds. */
export interface Timed {
	readonly status: number;
	readonly took: number;
}

export async function timed(address: string, init?: RequestInit): Promise<Timed> {
	const begun = performance.now();
	const answer = await fetch(address, { headers: { "x-requested-with": "web" }, ...init });
	await answer.arrayBuffer();
	return { status: answer.status, took: performance.now() - begun };
}

export const p95 = (list: readonly Timed[]): number =>
	Math.round(
		percentile(
			list.map(({ took }) => took),
			0.95,
		),
	);

export const withStatus = (list: readonly Timed[], status: number) =>
	list.filter((each) => each.status === status);

/** Returns the day in Korea this many days from now. */
export const dayFrom = (offset: number): StayDate => addDays(koreanDay(Date.now()), offset);

let requests = 0;

/**
 * Returns a search URL that has not been used before: a page just rendered for someone else costs nothing. A different `guestsFrom` gives
 * yet other URLs.
 */
export function searchPage(guestsFrom = 1): string {
	requests += 1;
	const checkIn = 1 + (requests % 60);
	const nights = 1 + (Math.floor(requests / 60) % 5);
	const guests = `adtCnt=${guestsFrom + (Math.floor(requests / 300) % 4)}&chdCnt=0&chdAges=`;
	const dates = `checkInDate=${dayFrom(checkIn)}&checkOutDate=${dayFrom(checkIn + nights)}`;
	return `/search?${dates}&cityCode=SEOUL&area=0&nationCode=KR&searchText=%EC%84%9C%EC%9A%B8&subArea=0&${guests}`;
}
