import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";

/** A member's two balances, never negative. [ENT-11, DEC-067] */
export interface PointBalances {
	/** 어썸캐시, `point` in the wire format. */
	readonly awesomeCash: Won;
	/** 복지포인트, `userPoint` in the wire format. */
	readonly welfarePoints: Won;
}

/** Which of the two balances. [DEC-068] */
export type PointType = "AWESOME_CASH" | "WELFARE";

/** Kinds of balance movement, by which a history can be filtered. [DEC-068] */
export const pointActions = ["SAVE", "USE", "EXPIRE", "CANCEL"] as const;
export type PointAction = (typeof pointActions)[number];
export type PointFilter = PointAction | "ALL";

/** Parses a filter; anything else shows all movements. [DEC-068] */
export const parsePointFilter = (text: string | null): PointFilter =>
	pointActions.find((action) => action === text) ?? "ALL";

/** One movement of a balance. [DEC-068] */
export interface PointRecord {
	readonly id: number;
	readonly type: PointType;
	readonly action: PointAction;
	/** Negative for a decrease. */
	readonly amount: Won;
	/** Balance after the movement. */
	readonly balance: Won;
	readonly title: string;
	readonly orderNumber: string | null;
	/** Epoch milliseconds. */
	readonly recordedAt: number;
	readonly expiresOn: StayDate | null;
}
