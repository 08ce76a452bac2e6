import { describe, expect, it } from "vitest";
import { mapLinks } from "#domain/stay/mapLinks.ts";

const place = { latitude: 35.1587, longitude: 129.1604 };

describe("links to other map services", () => {
	it("contain the name and position, with directions from Kakao in Korea", () => {
		expect(mapLinks("바다, 그리고 & 쉼", place, "KR")).toEqual({
			naver: `https://map.naver.com/p/search/${encodeURIComponent("바다  그리고 & 쉼")}?c=129.1604,35.1587,15,0,0,0,dh`,
			kakao: `https://map.kakao.com/link/map/${encodeURIComponent("바다  그리고 & 쉼")},35.1587,129.1604`,
			route: `https://map.kakao.com/link/to/${encodeURIComponent("바다  그리고 & 쉼")},35.1587,129.1604`,
		});
	});

	it("use a map service abroad that has directions there", () => {
		const { route } = mapLinks("도쿄 호텔", place, "JP");
		expect(route).toBe("https://www.google.com/maps/dir/?api=1&destination=35.1587,129.1604");
	});
});
