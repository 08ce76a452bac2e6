import type { StayDate } from "#domain/shared/StayDate.ts";

/** How often an e-mail was looked for, and on which Korean day. [ENT-41, STORE-03] */
export interface FindEmailCounter {
	readonly date: StayDate;
	readonly count: number;
}

/** Text messages, and so attempts, per day. [CONST-05, DEC-122] */
export const smsPerDay = 3;

/** One attempt more on the same day, the first one on another. [STORE-01, STORE-02] */
export const countFindEmail = (counter: FindEmailCounter | null, today: StayDate): FindEmailCounter => ({
	date: today,
	count: counter?.date === today ? counter.count + 1 : 1,
});

/** Three attempts a day are allowed, the fourth is blocked before any call. [DEC-122] */
export const mayFindEmail = (counter: FindEmailCounter | null, today: StayDate): boolean =>
	counter?.date !== today || counter.count < smsPerDay;
