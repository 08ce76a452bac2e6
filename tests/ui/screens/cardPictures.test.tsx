import { fireEvent, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { defaultChoices } from "#domain/search/listChoices.ts";
import { noFacets } from "#domain/search/StayResults.ts";
import { condition, exampleThemeStays } from "#tests/support/contentFixtures.ts";
import { hydratedScreen } from "#tests/support/hydratedScreen.tsx";
import { screenApp } from "#tests/support/screenApp.ts";
import { SearchScreen } from "#ui/screens/search/SearchScreen.tsx";

const images = ["하나", "둘", "셋"].map((alt, sort) => ({
	url: `/illustrations/${sort}.jpg`,
	sort,
	alt,
	color: null,
}));

/** Renders a result list of one stay with three pictures, and tells which of them is visible. */
async function card() {
	const { app } = screenApp();
	const stays = (await exampleThemeStays()).slice(0, 1).map((stay) => ({ ...stay, images }));
	const list = { stays, total: 1, facets: noFacets, reading: null, help: null };
	const { container, complaints } = await hydratedScreen(
		app,
		"/search",
		<SearchScreen snapshot={{ condition, choices: defaultChoices, list }} />,
	);
	const article = container.querySelector("article");
	if (!article) throw new Error("the list has a card");
	return {
		complaints,
		article,
		link: within(article).getByRole("link"),
		asked: () => article.querySelectorAll("img").length,
		shown: () =>
			within(article)
				.getAllByRole("img")
				.map((image) => image.getAttribute("alt")),
	};
}

const finger = { pointerId: 7, pointerType: "touch", clientY: 0 };

it("a horizontal swipe turns a card's pictures, of which only the first is loaded before", async () => {
	const { article, link, shown, asked, complaints } = await card();
	expect([shown(), asked(), complaints]).toEqual([["하나"], 1, []]);
	const swipe = (from: number, to: number) => {
		fireEvent.pointerDown(link, { ...finger, clientX: from });
		fireEvent.pointerMove(link, { ...finger, clientX: to });
		fireEvent.pointerUp(link, { ...finger, clientX: to });
	};
	swipe(0, -60);
	expect(shown()).toEqual(["둘"]);
	swipe(0, -20);
	expect(shown()).toEqual(["둘"]);
	swipe(-60, 0);
	expect(shown()).toEqual(["하나"]);
	// A vertical swipe is taken over by the page's scrolling.
	fireEvent.pointerDown(link, { ...finger, clientX: 0 });
	fireEvent.pointerMove(link, { ...finger, clientX: -60 });
	fireEvent.pointerCancel(link, finger);
	expect(shown()).toEqual(["하나"]);
	expect(article.isConnected).toBe(true);
});

it("arrow keys on a card's link and the mouse's arrow buttons turn its pictures", async () => {
	const { article, link, shown } = await card();
	fireEvent.keyDown(link, { key: "ArrowRight" });
	fireEvent.keyDown(link, { key: "ArrowRight" });
	fireEvent.keyDown(link, { key: "ArrowRight" });
	expect(shown()).toEqual(["셋"]);
	fireEvent.pointerEnter(article, { pointerType: "mouse" });
	const [back, on] = ["이전 사진", "다음 사진"].map((name) => within(article).getByRole("button", { name }));
	expect((on as HTMLButtonElement).disabled).toBe(true);
	fireEvent.click(back as HTMLElement);
	expect(shown()).toEqual(["둘"]);
});
