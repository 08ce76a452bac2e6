import type { City, Point, StayKind } from "#world/places/Place.ts";
import type { CancelPolicyName } from "./cancelPolicies.ts";
import type { FacilityCode } from "./facilities.ts";
import type { PlanType } from "./planTypes.ts";
import type { RoomType } from "./roomTypes.ts";

/** A stay of the demo world. The ids of its rooms and plans derive from its own: room 12 x 10 + k, plan room x 10 + k. */
export interface Stay {
	readonly id: number;
	readonly name: string;
	readonly english: string;
	readonly kind: StayKind;
	readonly star: number;
	readonly city: City;
	readonly areaNumber: number;
	readonly subArea: number;
	/** The area as people call it. */
	readonly areaName: string;
	readonly at: Point;
	readonly address: string;
	readonly phone: string;
	readonly channel: number;
	/** Null for our own channel. */
	readonly externalId: string | null;
	readonly facilities: ReadonlySet<FacilityCode>;
	readonly checkIn: string;
	readonly checkOut: string;
	readonly chain: string | null;
	readonly isNew: boolean;
	/** Whether it is no longer sold; wish lists may still contain it. */
	readonly isClosed: boolean;
	readonly isFesta: boolean;
	/** 0..1: how highly it is rated, and how well known it is. */
	readonly quality: number;
	readonly fame: number;
	readonly taxPercent: number;
	readonly feePerNight: number;
	readonly rooms: readonly Room[];
}

export interface Room {
	readonly id: number;
	readonly type: RoomType;
	readonly name: string;
	readonly view: string;
	readonly size: number;
	readonly cap: number;
	readonly plans: readonly Plan[];
}

export interface Plan {
	readonly id: number;
	readonly type: PlanType;
	readonly cancel: CancelPolicyName;
	/** List price of a plain night in won. */
	readonly base: number;
	readonly normalPercent: number;
	readonly memberPercent: number;
	readonly cashbackPercent: number;
	readonly isInstant: boolean;
}
