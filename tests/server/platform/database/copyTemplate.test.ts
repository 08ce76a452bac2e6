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

	it("fills a missing folder and an empty one", () => {
		for (const prepare of [() => undefined, () => mkdirSync(dataDir)]) {
			rmSync(dataDir, { recursive: true, force: true });
			prepare();
			copyTemplate(template, dataDir);
			expect(readFileSync(join(dataDir, "base", "1"), "utf8")).toBe("rows");
		}
	});

	it("does not touch a folder that contains anything", () => {
		mkdirSync(dataDir);
		writeFileSync(join(dataDir, "kept"), "");
		copyTemplate(template, dataDir);
		expect(readdirSync(dataDir)).toEqual(["kept"]);
	});

	it("starts over after an interrupted copy, and leaves no draft behind", () => {
		mkdirSync(`${dataDir}.draft`);
		writeFileSync(join(`${dataDir}.draft`, "half"), "");
		copyTemplate(template, dataDir);
		expect(readdirSync(dataDir).sort()).toEqual(["PG_VERSION", "base"]);
		expect(existsSync(`${dataDir}.draft`)).toBe(false);
	});

	it("does nothing when the build made no template", () => {
		copyTemplate(join(root, "none"), dataDir);
		expect(existsSync(dataDir)).toBe(false);
	});
});
