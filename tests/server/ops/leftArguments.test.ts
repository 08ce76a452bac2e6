import { describe, expect, it } from "vitest";
import { checkNoneLeft } from "#server/ops/Command.ts";
import { commands } from "#server/ops/commands.ts";
import { runCommand } from "#server/ops/runCommand.ts";

describe("arguments that a command does not take [DEC-183]", () => {
	it.each([
		["price", "1211", "2026-12-25", "2026-12-25", "150", "000"],
		["stock", "121", "2026-12-25", "2026-12-25", "1", "0"],
		["withdraw-banner", "1", "2"],
		["verify", "now"],
		["orders", "all", "AW1", "2026-12-25"],
		["supplier", "2", "book=confirm", "cancel=accept", "ask=answer", "delay=1", "delay=2"],
	])("are refused before anything is done: %s %s %s %s %s %s", async (...line) => {
		const [name = ""] = line;
		const { isOk, text } = await runCommand({} as never, "tester", line);
		expect({ isOk, text }).toEqual({ isOk: false, text: `사용법: npm run ops -- ${commands[name]?.usage}` });
	});

	it("are the further words of a text, which needs no quotes", () => {
		for (const name of [
			"reject",
			"publish-notice",
			"publish-faq",
			"answer-inquiry",
			"add-company",
			"stop-sale",
			"check-code",
		])
			expect(() => checkNoneLeft(Array(20).fill("말"), commands[name]?.usage ?? ""), name).not.toThrow();
	});
});
