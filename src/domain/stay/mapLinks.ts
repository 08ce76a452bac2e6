import type { GeoPoint } from "./Stay.ts";

/** Links that show a place on other maps, and the route to it. */
export interface MapLinks {
	readonly naver: string;
	readonly kakao: string;
	readonly route: string;
}

/** Returns the links to 네이버 지도 and 카카오맵 for a place. Abroad, where Kakao offers no directions, the route link is Google's. */
export function mapLinks(name: string, { latitude, longitude }: GeoPoint, nationCode: string): MapLinks {
	const title = encodeURIComponent(name.replaceAll(",", " "));
	const point = `${latitude},${longitude}`;
	return {
		naver: `https://map.naver.com/p/search/${title}?c=${longitude},${latitude},15,0,0,0,dh`,
		kakao: `https://map.kakao.com/link/map/${title},${point}`,
		route:
			nationCode === "KR"
				? `https://map.kakao.com/link/to/${title},${point}`
				: `https://www.google.com/maps/dir/?api=1&destination=${point}`,
	};
}
