import type { StayDate } from "#domain/shared/StayDate.ts";

/** Number of attempts to find an account's e-mail, and the Korean day they were made on. [ENT-41, STORE-03] */
export interface FindEmailCounter {
	readonly date: StayDate;
	readonly count: number;
}

/** Maximum text messages, and therefore attempts, per day. [CONST-05, DEC-122] */
export const smsPerDay = 3;

/** Counts an attempt: increments on the same day, restarts at 1 on another. [STORE-01, STORE-02] */
export const countFindEmail = (counter: FindEmailCounter | null, today: StayDate): FindEmailCounter => ({
	date: today,
	count: counter?.date === today ? counter.count + 1 : 1,
});

/** Whether another attempt is allowed today: three per day are, the fourth is blocked before any call. [DEC-122] */
export const mayFindEmail = (counter: FindEmailCounter | null, today: StayDate): boolean =>
	counter?.date !== today || counter.count < smsPerDay;
