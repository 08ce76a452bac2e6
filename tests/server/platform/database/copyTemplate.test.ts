import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyTemplate } from "#server/platform/database/copyTemplate.ts";

describe("copyTemplate", () => {
	let root: string;
	let template: string;
	let dataDir: string;
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "template-"));
		template = join(root, "template");
		dataDir = join(root, "data");
		mkdirSync(join(template, "base"), { recursive: true });
		writeFileSync(join(template, "PG_VERSION"), "18");
		writeFileSync(join(template, "base", "1"), "rows");
	});
	afterEach(() => rmSync(root, { recursive: true, force: true }));

	it("fills a folder that is not there, and one that is empty", () => {
		for (const prepare of [() => undefined, () => mkdirSync(dataDir)]) {
			rmSync(dataDir, { recursive: true, force: true });
			prepare();
			copyTemplate(template, dataDir);
			expect(readFileSync(join(dataDir, "base", "1"), "utf8")).toBe("rows");
		}
	});

	it("leaves a folder alone that holds anything", () => {
		mkdirSync(dataDir);
		writeFileSync(join(dataDir, "kept"), "");
		copyTemplate(template, dataDir);
		expect(readdirSync(dataDir)).toEqual(["kept"]);
	});

	it("starts over after a copy that was cut short, and leaves none behind", () => {
		mkdirSync(`${dataDir}.draft`);
		writeFileSync(join(`${dataDir}.draft`, "half"), "");
		copyTemplate(template, dataDir);
		expect(readdirSync(dataDir).sort()).toEqual(["PG_VERSION", "base"]);
		expect(existsSync(`${dataDir}.draft`)).toBe(false);
	});

	it("does nothing where the build made none", () => {
		copyTemplate(join(root, "none"), dataDir);
		expect(existsSync(dataDir)).toBe(false);
	});
});
