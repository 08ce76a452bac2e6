import type { Plan, Room, Stay } from "./Stay.ts";

/** Returns the supplier's ids of a room and a plan; null for our own channel. */
export const externalRoom = (stay: Stay, room: Room): string | null =>
	stay.externalId && `${stay.externalId}-R${room.id % 10}`;
export const externalPlan = (stay: Stay, room: Room, plan: Plan): string | null =>
	stay.externalId && `${externalRoom(stay, room)}-P${plan.id % 10}`;
