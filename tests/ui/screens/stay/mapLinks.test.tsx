import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MapLinks } from "#ui/map/MapLinks.tsx";

it("a stay opens on external maps in new windows without access to this one", () => {
	const position = { latitude: 33.5, longitude: 126.5 };
	render(<MapLinks name="바다" position={position} nationCode="KR" />);
	const links = screen.getAllByRole("link").map((link) => link as HTMLAnchorElement);
	expect(links.map((link) => [link.getAttribute("aria-label"), link.host])).toEqual([
		["네이버 지도, 새 창", "map.naver.com"],
		["카카오맵, 새 창", "map.kakao.com"],
		["길찾기, 새 창", "map.kakao.com"],
	]);
	for (const { target, rel } of links) expect([target, rel]).toEqual(["_blank", "noopener noreferrer"]);
});
