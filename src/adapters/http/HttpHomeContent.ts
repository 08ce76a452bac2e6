import type { components } from "#contracts/content.d.ts";
import type { Banner, Place } from "#domain/content/HomeContent.ts";
import type { HomeContent } from "#ports/HomeContent.ts";
import { HttpPort } from "./HttpPort.ts";

type Wire = components["schemas"];

export class HttpHomeContent extends HttpPort implements HomeContent {
	banners() {
		return this.calls.send(
			() => this.calls.content.GET("/v1/mains"),
			({ mainBanners }) => mainBanners.toSorted((a, b) => a.sort - b.sort).map(bannerOf),
		);
	}

	places(start: number, end: number) {
		return this.calls.send(
			() => this.calls.content.GET("/v1/mains/place-list", { params: { query: { start, end } } }),
			({ placelist }) => placelist.map(placeOf),
		);
	}
}

const bannerOf = (banner: Wire["MainBanner"]): Banner => ({
	id: banner.idx,
	title: banner.title,
	subtitle: banner.subTitle,
	imageUrl: banner.imgUrl,
	color: banner.imgColor,
	linkUrl: banner.linkUrl,
});

const placeOf = (place: Wire["Place"]): Place => ({
	name: place.placeName,
	nationCode: place.nationCode,
	cityCode: place.cityCode,
	area: place.area,
	subArea: place.subArea,
	imageUrl: place.imgUrl,
	stayCount: place.productCnt,
});
