import { describe, expect, it } from "vitest";
import { checkArguments } from "#server/ops/Command.ts";
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

	it.each([
		["points", "31", "cash", "5", "000", "사유"],
		["points", "31", "cash", "-1", "500", "000"],
		["extra-charge", "AW261121K3QXZ9B2M4TF", "20", "000", "침대 추가"],
		["withdraw-member", "3", "100", "본인 요청"],
		["answer-review", "12", "3,456", "감사합니다"],
	])("are not the rest of a number at the start of a text: %s %s %s %s %s %s", async (...line) => {
		const { isOk, text } = await runCommand({} as never, "tester", line);
		expect({ isOk, text }).toEqual({ isOk: false, text: expect.stringContaining("숫자가 띄어 있습니다") });
	});

	it.each([
		["points", "31", "cash", "5,000", "2박", "환불"],
		["points", "31", "cash", "5000", "송년", "2026"],
		["reject", "AW261121K3QXZ9B2M4TF", "302호 누수"],
		["check-code", "AW261121K3QXZ9B2M4TF", "7", "3"],
	])("are not a text that only contains numbers: %s %s %s %s %s %s", (name, ...line) => {
		expect(() => checkArguments(line, commands[name]?.usage ?? "")).not.toThrow();
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
			expect(() => checkArguments(Array(20).fill("말"), commands[name]?.usage ?? ""), name).not.toThrow();
	});
});

describe("arguments that a command needs [DEC-183]", () => {
	const required = (usage: string) => usage.match(/<[^>]+>/g)?.length ?? 0;
	const needing = Object.entries(commands).filter(([, { usage }]) => required(usage) > 0);

	it.each(needing)(
		"%s without its last one prints the usage, and nothing is done",
		async (name, { usage }) => {
			const line = Array.from({ length: required(usage) - 1 }, () => "1");
			const { isOk, text } = await runCommand({} as never, "tester", [name, ...line]);
			expect({ isOk, text }).toEqual({ isOk: false, text: `사용법: npm run ops -- ${usage}` });
		},
	);
});
