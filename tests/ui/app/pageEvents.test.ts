import { describe, expect, it, vi } from "vitest";
import { useCases } from "#application/tokens.ts";
import { refused } from "#domain/failure/Failure.ts";
import { FailurePopups } from "#ui/app/FailurePopups.ts";
import { rememberVisit } from "#ui/app/rememberVisit.ts";
import { failureText } from "#ui/format/failureText.ts";

describe("events of a page", () => {
	it("shows a failure as a single alert with the product's wording", async () => {
		const alert = vi.fn(async () => true);
		const failure = refused("payDeclined");
		expect(await new FailurePopups({ alert }).show(failure, null)).toBe(true);
		expect(alert).toHaveBeenCalledExactlyOnceWith(failureText(failure, null));
	});

	it("records a visited stay as a recent search, and refreshes the search bar after it is saved [SEARCH-KW-03]", async () => {
		const reported: unknown[] = [];
		const use = (useCase: unknown) => ({
			execute: async (asked: unknown) => {
				await Promise.resolve();
				reported.push([useCase, asked]);
			},
		});
		const app = { use, recentsChanged: () => reported.push("changed") } as never;
		await rememberVisit(app, { id: 7, name: "해운대 호텔" });
		expect(reported).toEqual([
			[useCases.editRecents, { kind: "add", item: { kind: "product", name: "해운대 호텔", stayId: 7 } }],
			"changed",
		]);
	});
});
