import { expect, it } from "vitest";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("repeated simultaneous presses on a wish add and remove it alternately [CALL-CONTENT-39, DEC-170]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const app = await bookingApp(db);
		const press = () => app.call(2, "POST", "/api/content/v1/wishs/products/1", { productIdx: 1 });
		await press();
		const answers = await Promise.all(Array.from({ length: 16 }, press));
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect(answers.filter(({ data }) => data.wished)).toHaveLength(8);
		expect((await app.call(2, "GET", "/api/content/v1/wishs")).data.wishs).toHaveLength(1);
	});
});
