import { expect, it } from "vitest";
import { open, untilIdle } from "./support/browser.ts";
import { joinStage, play } from "./support/stage.ts";

const stage = joinStage("readers");

it("forced colours mark the selected nights of a calendar, and no other day [DEC-182]", () =>
	play(stage, { width: 390 }, async (visitor) => {
		const { page } = visitor;
		await page.emulateMedia({ forcedColors: "active" });
		await open(visitor, "/");
		await page.getByRole("button", { name: /^체크인/ }).click();
		await page.locator("td button[data-mark=checkOut]").waitFor();
		await untilIdle(visitor);
		const lined = () =>
			page.evaluate(() =>
				[...document.querySelectorAll("td button[data-day]")]
					.filter((day) => Number.parseFloat(getComputedStyle(day).borderBlockStartWidth) > 0)
					.map((day) => day.getAttribute("data-mark")),
			);
		expect(await lined()).toEqual(["checkIn", "checkOut"]);
	}));
