import { expect, it } from "vitest";
import { stayCopy } from "#copy/stay.ts";
import { open } from "./support/browser.ts";
import { joinStage, play } from "./support/stage.ts";
import { nightIn, STAY } from "./support/travel.ts";

const stage = joinStage("readers");

it.each([
	[390, 2, ""],
	[820, 1, ""],
	[820, 2, nightIn(5)],
	[1440, 2, nightIn(5)],
] as const)(
	"a stay's tabs at %i px sit right below the header with text at %d times its size, with and without a search, even while it is hidden [UI-HEADER-02] [SCROLL-01] [SCROLL-02]",
	(width, times, query) =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, `/products/${STAY}${query}`);
			const tabs = page.getByRole("navigation", { name: stayCopy.sections.label });
			const gap = () =>
				tabs.evaluate((element) => {
					const ends = [...document.querySelectorAll("header")].map(
						(bar) => bar.getBoundingClientRect().bottom,
					);
					return Math.round(element.getBoundingClientRect().top - Math.max(0, ...ends));
				});
			const scrollTo = (offset: number) => page.evaluate((to) => window.scrollTo(0, to), offset);
			for (const larger of [times, 1]) {
				await page.evaluate((size) => {
					document.documentElement.style.fontSize = `${size * 100}%`;
				}, larger);
				await scrollTo(2000);
				await scrollTo(2400);
				await expect.poll(gap, { message: "the header is away" }).toBe(0);
				await scrollTo(2100);
				await expect.poll(gap, { message: "the header is back" }).toBe(0);
			}
		}),
);

it.each([390, 1440] as const)(
	"a section of a stay jumped to at %i px before the content above it has loaded ends up below the tabs [PROD-07] [PROD-08]",
	(width) =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, `/products/${STAY}${nightIn(5)}`);
			const tabs = page.getByRole("navigation", { name: stayCopy.sections.label });
			await tabs.getByRole("link", { name: stayCopy.sections.more }).click();
			await page.getByRole("region", { name: stayCopy.nearby.title }).getByRole("listitem").first().waitFor();
			const isInPlace = () =>
				tabs.evaluate((element) => {
					const top = document.getElementById("more")?.getBoundingClientRect().top ?? Number.NaN;
					const below = top - element.getBoundingClientRect().bottom;
					return below > 0 && below < 200;
				});
			await expect.poll(isInPlace).toBe(true);
		}),
);
