import type { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";

/** One use of a port's method; the request it should send is that of the operation with the same name. */
export interface CallCase {
	readonly operation: string;
	readonly ask: (calls: HttpCalls, options: { readonly signal?: AbortSignal }) => Promise<unknown>;
}

export const key = { key: "attempt-12345" };

/** All numbers differ, so that none can be mistaken for another. */
export const condition = {
	searchText: "강릉",
	nationCode: "KR",
	cityCode: "GANGNEUNG",
	area: 31,
	subArea: 32,
	checkInDate: stayDateOf("2026-12-06"),
	checkOutDate: stayDateOf("2026-12-09"),
	adults: 3,
	childAges: [7],
	rooms: 2,
};
