import type { components } from "#contracts/content.d.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { type GeoBounds, writeBounds } from "#domain/stay/GeoBounds.ts";
import type { MapPlace } from "#domain/stay/MapPlace.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { StayMap } from "#ports/StayMap.ts";
import type { NarrowedBy } from "#ports/StaySearch.ts";
import { HttpPort } from "./HttpPort.ts";
import { askedStays } from "./wireSearch.ts";
import { wonOrNull } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

const kinds: Readonly<Record<components["schemas"]["MapPlace"]["kind"], MapPlace["kind"]>> = {
	CITY: "city",
	AREA: "area",
	STATION: "station",
	SIGHT: "sight",
};

export class HttpStayMap extends HttpPort implements StayMap {
	pins(condition: SearchCondition, choices: Omit<NarrowedBy, "sort">, options: CallOptions = {}) {
		const body = askedStays(condition, choices);
		return this.calls.send(
			() => this.calls.content.POST("/v1/products/findProductPins", { body, ...withSignal(options) }),
			({ pins, totalCnt }) => ({
				pins: pins.map(({ productIdx, productName, lat, lng, stayTotalAmount }) => ({
					id: productIdx,
					name: productName,
					position: { latitude: lat, longitude: lng },
					total: wonOrNull(stayTotalAmount),
				})),
				total: totalCnt,
			}),
		);
	}

	names(bounds: GeoBounds, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/map/places", {
					params: { query: { bounds: writeBounds(bounds) } },
					...withSignal(options),
				}),
			({ places }) =>
				places.map(({ name, kind, lat, lng }) => ({
					name,
					kind: kinds[kind],
					position: { latitude: lat, longitude: lng },
				})),
		);
	}
}
