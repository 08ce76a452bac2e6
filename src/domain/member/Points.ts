import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";

/** A member's two balances, never negative. [ENT-11, DEC-067] */
export interface PointBalances {
	/** 어썸캐시, the wire's `point`. */
	readonly awesomeCash: Won;
	/** 복지포인트, the wire's `userPoint`. */
	readonly welfarePoints: Won;
}

/** Which balance. [DEC-068] */
export type PointType = "AWESOME_CASH" | "WELFARE";

/** What moved it, and what a history can be narrowed to. [DEC-068] */
export const pointActions = ["SAVE", "USE", "EXPIRE", "CANCEL"] as const;
export type PointAction = (typeof pointActions)[number];
export type PointFilter = PointAction | "ALL";

/** Any text as a filter; what is none shows all. [DEC-068] */
export const parsePointFilter = (text: string | null): PointFilter =>
	pointActions.find((action) => action === text) ?? "ALL";

/** One movement of a balance. [DEC-068] */
export interface PointRecord {
	readonly id: number;
	readonly type: PointType;
	readonly action: PointAction;
	/** Negative where the balance went down. */
	readonly amount: Won;
	/** The balance after it. */
	readonly balance: Won;
	readonly title: string;
	readonly orderNumber: string | null;
	/** Epoch milliseconds. */
	readonly recordedAt: number;
	readonly expiresOn: StayDate | null;
}
