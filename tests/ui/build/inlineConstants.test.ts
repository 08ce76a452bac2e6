// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type Imported, inlineConstants } from "../../../scripts/build/inlineConstants.ts";

const quoted = (text: string) => `‘${text}’`;
const copy = {
	ok: "확인",
	total: (amount: number) => `총 ${amount}원`,
	quote: (text: string) => quoted(text),
	steps: { done: "완료", "not-yet": "예정" },
	rows: ["하나", "둘"],
};
const imported: Imported = { values: { copy }, localNames: ["quoted", "copy"] };
const placed = (code: string) =>
	inlineConstants(`import { copy } from "#copy/shop.ts";\n${code}`, "shop.tsx", async () => imported);

/** Returns what a module's code evaluates to, with the constants imported or inlined. */
const says = (code: string): unknown =>
	new Function("copy", `let said;\n${code.replaceAll(/^import .*$/gm, "")}\nreturn said;`)(copy);

describe("inlined copy constants", () => {
	it.each([
		["a text", "said = copy.ok;"],
		["a function", "said = copy.total(3);"],
		["a function that is handed on", "said = [1, 2].map(copy.total);"],
		["a name for a table", "const text = copy; said = text.steps.done;"],
		["names for entries", "const { ok, steps } = copy; said = ok + steps.done;"],
		["another name for an entry", "const { ok: yes } = copy; said = { yes };"],
		["an entry of its own name", "const { ok } = copy; said = { ok, steps: { ok: 1 }.ok };"],
		["a member that is called the same", "const { ok } = copy; said = { ok: 2 }.ok + ok;"],
		[
			"a class's own parts",
			"const { ok } = copy; class A { ok = ok; copy() { return this.ok; } } said = new A().copy();",
		],
		["a table read by a name", "said = ['done', 'not-yet'].map((each) => copy.steps[each]);"],
		["a table handed on", "said = { ...copy.steps };"],
		["a list", "said = copy.rows.map((row) => row + copy.rows.length);"],
		["an entry that does not exist", "said = typeof copy.none;"],
		["what another function calls the same", "const { ok } = copy; said = ((ok) => ok)(4);"],
		[
			"what another function gives the same name",
			"const a = () => { const { ok } = copy; return ok; }; const b = () => { const ok = 5; return ok; }; said = [a(), b()];",
		],
		["a parameter named like the table", "said = ((copy) => copy.ok)({ ok: 6 });"],
		["a function that needs its file", "said = copy.quote('a');"],
	])("evaluate to the same value: %s", async (_, code) => {
		expect(says(await placed(code))).toEqual(says(code));
	});

	it("leave nothing of a table except the texts in use", async () => {
		const code = await placed(
			"const { steps, ok } = copy;\nexport const said = <p title={ok}>{steps.done}</p>;",
		);
		expect(code.split("\n").slice(1)).toEqual(["", 'export const said = <p title={"확인"}>{"완료"}</p>;']);
	});

	it("are hoisted once, however often a table is read", async () => {
		const code = await placed("const a = (x) => copy.steps[x];\nconst b = (x) => copy.steps[x];");
		expect(code.split("\n")).toEqual([
			'const $copy$steps = { "done": "완료","not-yet": "예정" };',
			'import { copy } from "#copy/shop.ts";',
			"const a = (x) => $copy$steps[x];",
			"const b = (x) => $copy$steps[x];",
		]);
	});

	it("are not inlined into types", async () => {
		const code =
			"type Step = keyof typeof copy.steps;\nconst said = copy.ok as string satisfies typeof copy.ok;";
		expect((await placed(code)).split("\n").slice(1)).toEqual([
			"type Step = keyof typeof copy.steps;",
			'const said = "확인" as string satisfies typeof copy.ok;',
		]);
	});

	it("leave a module unchanged that imports no copy", async () => {
		expect(await inlineConstants("const copy = 1;", "a.ts", async () => imported)).toBe("const copy = 1;");
	});

	it("keep an exported name", async () => {
		const code = "export const text = copy.steps;\nexport const done = text.done;";
		expect(await placed(code)).toContain("export const text = $copy$steps;\nexport const done = text.done;");
	});
});
