import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "#server/config.ts";

const read = (file: string) => readFileSync(file, "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

describe("the table of settings in README.md", () => {
	it("names exactly what server/config.ts reads", () => {
		const [, settings = ""] =
			/const Settings = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read("server/config.ts")) ?? [];
		const [, table = ""] = /## Settings([\s\S]*?)\n###/.exec(read("README.md")) ?? [];
		const known = names(settings, /^\t([A-Z][A-Z_]+):/gm);
		expect(known).toContain("PORT");
		const [first, ...rows] = table.split("\n").filter((line) => line.startsWith("|"));
		expect(first).toContain("Variable");
		const told = rows.map((row) => row.split("|")[1] ?? "").join(" ");
		expect(names(told, /`([A-Z_]+)`/g)).toEqual(known);
	});
});

describe("a setting that cannot be used", () => {
	it.each([
		["PORT", "70000", "0부터 65535까지의 정수여야 합니다."],
		["PORT", "80.5", "0부터 65535까지의 정수여야 합니다."],
		["DATABASE_URL", "mysql://localhost/stay", "postgres://로 시작하는 주소여야 합니다."],
		["WORLD", "huge", "full, small, none 가운데 하나여야 합니다."],
		["PICTURES_AHEAD", "1", "yes, no 가운데 하나여야 합니다."],
		["PUBLIC_URL", "javascript:alert(1)", "http:// 또는 https://로 시작하는 주소여야 합니다."],
		["SITE_NAME", "", "비워 둘 수 없습니다."],
		["CALLS_PER_MINUTE", "-1", "0 이상의 정수여야 합니다."],
		["DATA_SECRET", "short", "16자 이상이어야 합니다."],
		["SOCIAL_STAND_IN", "google", "google: 모르는 로그인 방법입니다."],
	])("is named with what it should be: %s=%s", (name, value, told) => {
		expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name}: ${told}`));
	});

	it.each([
		[{ SMS_FROM: "0212345678" }, "SOLAPI_API_KEY: 값이 없습니다. 함께 쓰는 SMS_FROM 값만 있습니다."],
		[
			{ NAVER_CLIENT_ID: "id" },
			"NAVER_CLIENT_SECRET: 값이 없습니다. 함께 쓰는 NAVER_CLIENT_ID 값만 있습니다.",
		],
		[{ APPLE_CLIENT_ID: "a", APPLE_KEY_ID: "k" }, /^APPLE_TEAM_ID: 값이 없습니다/],
		[{ NODE_ENV: "production", SOCIAL_STAND_IN: "kakao" }, /^SOCIAL_STAND_IN: .*운영 환경/],
		[{ TOSS_SECRET_KEY: "live_sk_1" }, /^DATA_SECRET: /],
	])("is named where others make it needed, or forbid it: %o [DEC-140]", (settings, told) => {
		expect(() => readConfig(settings)).toThrow(told);
	});
});
