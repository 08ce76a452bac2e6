import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const dateUse = /\bnew Date\b|\bDate\s*[.(]|\bIntl\b|\bperformance\b|\bMath\.random\b/;

describe("the domain", () => {
	it("asks no clock and no device for its time zone outside the Korean time [DOM-DATE-05] [A07]", () => {
		const files = globSync("src/domain/**/*.ts");
		const users = files.filter((file) => dateUse.test(readFileSync(file, "utf8")));
		expect(files.length).toBeGreaterThan(50);
		expect(users).toEqual(["src/domain/shared/koreanTime.ts"]);
	});
});
