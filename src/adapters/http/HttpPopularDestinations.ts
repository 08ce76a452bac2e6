import type { components } from "#contracts/content.d.ts";
import type { NationTab, PopularArea } from "#domain/stay/PopularDestination.ts";
import type { PopularDestinations } from "#ports/PopularDestinations.ts";
import { HttpPort } from "./HttpPort.ts";

type Wire = components["schemas"];

export class HttpPopularDestinations extends HttpPort implements PopularDestinations {
	tabs() {
		return this.calls.send(
			() => this.calls.content.GET("/v1/products/locations/popular"),
			({ tabs }) => tabs.map(tabOf),
		);
	}

	areas(idx: number) {
		return this.calls.send(
			() => this.calls.content.GET("/v1/products/locations/popular/{idx}", { params: { path: { idx } } }),
			({ locations }) => locations.map(areaOf),
		);
	}
}

const tabOf = (tab: Wire["NationTab"]): NationTab => ({
	id: tab.idx,
	title: tab.title ?? null,
	categoryName: tab.categoryName ?? null,
});

const areaOf = (area: Wire["PopularArea"]): PopularArea => ({
	name: area.addressName,
	area: area.area,
	subArea: area.subArea,
	nationCode: area.nationCode,
	cityCode: area.cityCode,
	imageUrl: area.imgUrl,
});
