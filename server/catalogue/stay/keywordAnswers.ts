import { cutText } from "#domain/shared/cutText.ts";
import type { KeywordAnswer } from "#server/catalogue/keyword/Keywords.ts";
import type { NamedStay, Region } from "#server/catalogue/keyword/store/regionsAndStays.ts";
import type { Schemas } from "./wire.ts";

const regionResult = (region: Region): Schemas["KeywordResult"] => ({
	resultType: "location",
	resultName: region.name,
	subText: region.above,
	idx: region.id,
	subIdx: region.subArea,
	area: region.area,
	cityCode: region.cityCode,
	nationCode: region.nationCode,
});

const stayResult = (stay: NamedStay): Schemas["KeywordResult"] => ({
	resultType: "product",
	resultName: stay.name,
	subText: cutText(stay.address, 200),
	idx: stay.id,
	subIdx: 0,
	area: 0,
	cityCode: stay.cityCode,
	nationCode: stay.nationCode,
});

/** Converts search-as-you-type results to their two groups. [CALL-CONTENT-01, ENT-02] */
export const keywordAnswer = ({ regions, stays }: KeywordAnswer) => ({
	searchLocationsList: regions.map(regionResult),
	searchProductsList: stays.map(stayResult),
});

/** Converts the regions that match a keyword. [CALL-CONTENT-02, ENT-03] */
export const regionAnswers = (regions: readonly Region[]): { searchLocation: Schemas["PopularArea"][] } => ({
	searchLocation: regions.map((region) => ({
		addressName: region.name,
		area: region.area,
		subArea: region.subArea,
		nationCode: region.nationCode,
		cityCode: region.cityCode,
		imgUrl: null,
	})),
});
