import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const dateUse = /\bnew Date\b|\bDate\s*[.(]|\bIntl\b|\bperformance\b|\bMath\.random\b/;

describe("the domain code", () => {
	it("reads no clock and no device time zone outside the Korean time module [DOM-DATE-05] [A07]", () => {
		const files = globSync("src/domain/**/*.ts");
		const users = files.filter((file) => dateUse.test(readFileSync(file, "utf8")));
		expect(files.length).toBeGreaterThan(50);
		expect(users).toEqual(["src/domain/shared/koreanTime.ts", "src/domain/shared/zonedTime.ts"]);
		// The module for other time zones queries the tables of the zone it is given, and neither a clock nor the device's zone.
		const zoned = readFileSync("src/domain/shared/zonedTime.ts", "utf8");
		expect(zoned).not.toMatch(/\bDate\b/);
		expect(zoned.match(/\bIntl\.DateTimeFormat\(/g)).toHaveLength(1);
		expect(zoned).toMatch(/new Intl\.DateTimeFormat\("en-CA", \{ timeZone,/);
	});
});
