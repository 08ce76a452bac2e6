import { channels } from "#domain/stay/channel.ts";
import { cityPicture } from "#world/illustrations/catalogue.ts";
import { randomFrom } from "#world/illustrations/kit/random.ts";
import type { Row } from "#world/rows/Row.ts";
import { cities } from "./cities.ts";
import { nations } from "./foreignCities.ts";
import { type Area, type City, pointsOf } from "./Place.ts";
import { popularTabs } from "./popularTabs.ts";

export const nationRows = (): Row[] =>
	nations.map(({ code, name, english, timeZone }) => ({
		nation_code: code,
		name,
		name_en: english,
		time_zone: timeZone,
	}));

export const cityRows = (): Row[] =>
	cities.map(({ id, code, nation, name, english, at, timeZone }, sort) => ({
		city_id: id,
		city_code: code,
		nation_code: nation,
		name,
		name_en: english,
		lat: at[0],
		lng: at[1],
		sort,
		time_zone: timeZone ?? null,
	}));

const middle = (values: readonly number[]): number =>
	Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1e5) / 1e5;

export function areaRows(): Row[] {
	return cities.flatMap(({ id, areas }) =>
		areas.flatMap((area, index) => {
			const points = pointsOf(area);
			const row = (subArea: number, name: string, at: readonly (readonly [number, number])[]): Row => ({
				city_id: id,
				area: index + 1,
				sub_area: subArea,
				name,
				lat: middle(at.map(([lat]) => lat)),
				lng: middle(at.map(([, lng]) => lng)),
			});
			return [
				row(
					0,
					area.name,
					points.map(({ at }) => at),
				),
				...points
					.filter(({ subArea }) => subArea > 0)
					.map(({ subArea, name, at }) => row(subArea, name, [at])),
			];
		}),
	);
}

export const popularTabRows = (): Row[] =>
	popularTabs.map(({ id, title }) => ({ tab_id: id, title, sort: id }));

/** Returns a city by its code, and the number of one of its areas (0 without a name). */
export function placeOf(code: string, areaName?: string): { city: City; area: number } {
	const city = cities.find((candidate) => candidate.code === code);
	if (!city) throw new Error(`No city ${code}`);
	const area = areaName === undefined ? 0 : city.areas.findIndex(({ name }) => name === areaName) + 1;
	if (areaName !== undefined && area === 0) throw new Error(`No area ${areaName} in ${code}`);
	return { city, area };
}

export const popularAreaRows = (): Row[] =>
	popularTabs.flatMap(({ id, tiles }) =>
		tiles.map((tile, sort) => {
			const { city, area } = placeOf(tile.city, tile.area);
			return {
				tab_id: id,
				sort,
				city_id: city.id,
				area,
				sub_area: 0,
				address_name: tile.name,
				image_key: cityPicture(city.nation, city.code, area),
			};
		}),
	);

export const channelRows = (): Row[] =>
	channels.map(({ index, code, isInUse, isInternationalForm }) => ({
		channel_idx: index,
		code,
		in_use: isInUse,
		international_form: isInternationalForm,
		watermark: code === "SUP3",
	}));

/** Everyday places of a neighbourhood, so that every stay has something within walking distance. */
const everyday: Readonly<
	Record<string, readonly (readonly [name: (area: string) => string, category: string])[]>
> = {
	KR: [
		[(area) => `카페 온도 ${area}점`, "카페"],
		[(area) => `${area} 골목식당`, "음식점"],
		[(area) => `${area} 국밥집`, "음식점"],
		[(area) => `하루편의점 ${area}점`, "편의점"],
		[(area) => `${area} 마을버스 정류장`, "교통"],
		[(area) => `${area} 공영주차장`, "주차장"],
		[(area) => `${area} 중앙약국`, "약국"],
		[(area) => `${area} 어린이공원`, "공원"],
		[(area) => `${area} 베이커리 밀밭`, "카페"],
		[(area) => `${area} 산책로 입구`, "공원"],
	],
	abroad: [
		[(area) => `${area} 아침 시장`, "시장"],
		[(area) => `${area} 광장`, "공원"],
		[(area) => `${area} 커피 로스터스`, "카페"],
		[(area) => `${area} 로컬 식당`, "음식점"],
		[(area) => `${area} 24시 마트`, "편의점"],
		[(area) => `${area} 버스 정류장`, "교통"],
		[(area) => `${area} 약국`, "약국"],
	],
};

function neighbourhood(city: City, area: Area, seed: number): Row[] {
	return pointsOf(area).flatMap(({ at, name }) => {
		const random = randomFrom(`${seed}/poi/${city.code}/${name}/${at[0]}`);
		const short = name.split("·")[0]!;
		return (everyday[city.nation] ?? everyday.abroad!).map(([title, category]) => {
			const angle = random.between(0, Math.PI * 2);
			const metres = random.between(60, 620);
			const [lat, lng] = at;
			return {
				city_id: city.id,
				name: title(short),
				category,
				lat: Math.round((lat + (Math.cos(angle) * metres) / 111_000) * 1e5) / 1e5,
				lng:
					Math.round((lng + (Math.sin(angle) * metres) / (111_000 * Math.cos((lat * Math.PI) / 180))) * 1e5) /
					1e5,
			};
		});
	});
}

/** Real sights and stations, which searches can name. */
export const sightRows = (): Row[] =>
	cities.flatMap((city) =>
		city.sights.map(([name, category, lat, lng]) => ({ city_id: city.id, name, category, lat, lng })),
	);

/** Invented shops around the demo's stays. */
export const shopRows = (seed: number): Row[] =>
	cities.flatMap((city) => city.areas.flatMap((area) => neighbourhood(city, area, seed)));
