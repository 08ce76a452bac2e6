import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { StayImage } from "#domain/stay/StayImage.ts";
import { PhotoSheet } from "#ui/screens/stay/parts/PhotoSheet.tsx";

const images: readonly StayImage[] = ["a", "b", "c"].map((key, sort) => ({
	url: `/illustrations/${key}.jpg`,
	sort,
	alt: `사진 ${key}`,
	color: null,
}));

describe("the photos of a stay", () => {
	it("open at the clicked photo, with the focus on the element the arrow keys control", () => {
		render(<PhotoSheet name="숙소" images={images} first={1} onClose={() => undefined} />);
		const track = screen.getByRole("list", { name: "3장 중 2번째 사진" });
		expect(document.activeElement).toBe(track);
		// The neighbours are loaded, in either direction.
		expect(track.querySelectorAll("img")).toHaveLength(3);
	});

	it("are all shown on demand, each as a button back to the large view", async () => {
		render(<PhotoSheet name="숙소" images={images} first={0} onClose={() => undefined} />);
		await userEvent.click(screen.getByRole("button", { name: "사진 3장 모두 보기" }));
		expect(screen.getAllByRole("button", { name: /^사진 [abc]$/ })).toHaveLength(3);
		await userEvent.click(screen.getByRole("button", { name: "사진 c" }));
		expect(screen.getByRole("list", { name: "3장 중 3번째 사진" })).toBeTruthy();
		expect(screen.queryByRole("button", { name: "사진 a" })).toBeNull();
	});

	it("zoom in and out on the current photo, keeping the focus on the element the arrow keys control", async () => {
		render(<PhotoSheet name="숙소" images={images} first={1} onClose={() => undefined} />);
		await userEvent.click(screen.getByRole("button", { name: "사진 확대" }));
		const large = screen.getByRole("region", { name: /^확대한 사진/ });
		expect(document.activeElement).toBe(large);
		expect(large.querySelector("img")?.alt).toBe("사진 b");
		await userEvent.click(screen.getByRole("button", { name: "원래 크기로" }));
		expect(document.activeElement).toBe(screen.getByRole("list", { name: "3장 중 2번째 사진" }));
	});

	it("can be filtered by group, each starting at its first photo", async () => {
		const grouped = images.map(
			(image, index) => ({ ...image, group: index === 1 ? "view" : "room" }) as const,
		);
		render(<PhotoSheet name="숙소" images={grouped} first={0} onClose={() => undefined} />);
		const chips = screen.getByRole("group", { name: "사진 종류" });
		expect([...chips.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
			"전체 3",
			"객실 2",
			"전망·주변 1",
		]);
		await userEvent.click(screen.getByRole("button", { name: "객실 2" }));
		expect(screen.getByRole("list", { name: "2장 중 1번째 사진" })).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "사진 2장 모두 보기" }));
		expect(screen.queryByRole("button", { name: "사진 b" })).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "전체 3" }));
		expect(screen.getByRole("button", { name: "사진 b" })).toBeTruthy();
	});

	it("have no group filter when no groups are known", () => {
		render(<PhotoSheet name="숙소" images={images} first={null} onClose={() => undefined} />);
		expect(screen.queryByRole("group", { name: "사진 종류" })).toBeNull();
	});
});
