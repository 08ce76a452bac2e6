import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError } from "#server/config/ConfigError.ts";
import { readConfig } from "#server/config.ts";
import { productionSettings } from "#tests/support/productionSettings.ts";

const read = (file: string) => readFileSync(file, "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

describe("the table of settings in README.md", () => {
	it("lists exactly the settings server/config/settings.ts reads", () => {
		const [, settings = ""] =
			/const Settings = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read("server/config/settings.ts")) ?? [];
		const [, table = ""] = /## Settings([\s\S]*?)\n###/.exec(read("README.md")) ?? [];
		const known = names(settings, /^\t([A-Z][A-Z_]+):/gm);
		expect(known).toContain("PORT");
		const [first, ...rows] = table.split("\n").filter((line) => line.startsWith("|"));
		expect(first).toContain("Variable");
		const told = rows.map((row) => row.split("|")[1] ?? "").join(" ");
		expect(names(told, /`([A-Z_]+)`/g)).toEqual(known);
	});
});

describe("an invalid setting", () => {
	it.each([
		["PORT", "70000", "0부터 65535까지의 정수여야 합니다."],
		["PORT", "80.5", "0부터 65535까지의 정수여야 합니다."],
		["PORT", "", "0부터 65535까지의 정수여야 합니다."],
		["CALLS_PER_MINUTE", "", "0 이상의 정수여야 합니다."],
		["CALLS_PER_MINUTE", " ", "0 이상의 정수여야 합니다."],
		["DRAIN_SECONDS", "", "0부터 300까지의 정수여야 합니다."],
		["PUBLIC_URL", "https://stay.example.com/stays", "경로 없이 호스트까지만 적어야 합니다."],
		["PUBLIC_URL", "https://stay.example.com/?a=b", "경로 없이 호스트까지만 적어야 합니다."],
		["PUBLIC_URL", "https://me:secret@stay.example.com", "경로 없이 호스트까지만 적어야 합니다."],
		["SMTP_URL", "mail.example.com", "smtp:// 또는 smtps://로 시작하는 주소여야 합니다."],
		["SMTP_URL", "http://mail.example.com", "smtp:// 또는 smtps://로 시작하는 주소여야 합니다."],
		["MAIL_FROM", "stay.example.com", "이메일 주소여야 합니다."],
		["MAIL_FROM", "어썸스테이 <stay.example.com>", "이메일 주소여야 합니다."],
		["CS_EMAIL", "help at example.com", "이메일 주소여야 합니다."],
		// Links write to it, which a name would break.
		["CS_EMAIL", "고객센터 <help@stay.example.com>", "이메일 주소여야 합니다."],
		["SMS_FROM", "어썸스테이", "전화번호여야 합니다."],
		["CHAT_URL", "javascript:alert(1)", "http:// 또는 https://로 시작하는 주소여야 합니다."],
		["DATABASE_URL", "mysql://localhost/stay", "postgres://로 시작하는 주소여야 합니다."],
		["DATABASE_READ_URL", "postgres://one,two/stay", "서버 하나의 주소여야 합니다."],
		["PICTURE_BUCKET_REGION", "", "비워 둘 수 없습니다."],
		["WORLD", "huge", "full, small, none 가운데 하나여야 합니다."],
		["PUBLIC_URL", "javascript:alert(1)", "http:// 또는 https://로 시작하는 주소여야 합니다."],
		["SITE_NAME", "", "비워 둘 수 없습니다."],
		["CALLS_PER_MINUTE", "-1", "0 이상의 정수여야 합니다."],
		["DATA_SECRET", "short", "16자 이상이어야 합니다."],
		["NODE_ENV", "Production", "production, development, test 가운데 하나여야 합니다."],
		["NODE_ENV", "prod", "production, development, test 가운데 하나여야 합니다."],
		["SOCIAL_STAND_IN", "google", "google: 모르는 로그인 방법입니다."],
	])("is reported with the expected value: %s=%s [DEC-194]", (name, value, told) => {
		expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name}: ${told}`));
	});

	it.each([
		...["true", "1", "10.0.0.1,proxy", "10.0.0.0/33", "10.0.0.1,,10.0.0.2", "::1/129"],
		...["0.0.0.0/0", "10.0.0.1,::/0"],
	])(
		"is reported when it is no address of a proxy, which would break the start, be of no effect or believe every caller: TRUST_PROXY=%s [DEC-194]",
		(TRUST_PROXY) => {
			expect(() => readConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY: 프록시의 IP 주소/);
		},
	);

	it.each([
		[{ SMS_FROM: "0212345678" }, "SOLAPI_API_KEY: 값이 없습니다. 함께 쓰는 SMS_FROM 값만 있습니다."],
		[
			{ NAVER_CLIENT_ID: "id" },
			"NAVER_CLIENT_SECRET: 값이 없습니다. 함께 쓰는 NAVER_CLIENT_ID 값만 있습니다.",
		],
		[
			{ PICTURE_BUCKET_URL: "https://s3.example.com/stay" },
			"PICTURE_BUCKET_KEY: 값이 없습니다. 함께 쓰는 PICTURE_BUCKET_URL 값만 있습니다.",
		],
		[
			{ PICTURE_BUCKET_URL: "https://s3.example.com", PICTURE_BUCKET_KEY: "k", PICTURE_BUCKET_SECRET: "s" },
			/^PICTURE_BUCKET_URL: .*버킷/,
		],
		[{ APPLE_CLIENT_ID: "a", APPLE_KEY_ID: "k" }, /^APPLE_TEAM_ID: 값이 없습니다/],
		[
			{ TOSS_SECRET_KEY: "test_sk_1" },
			"TOSS_CLIENT_KEY: 값이 없습니다. 함께 쓰는 TOSS_SECRET_KEY 값만 있습니다.",
		],
	])("is reported when other settings require or forbid it: %o [DEC-140]", (settings, told) => {
		expect(() => readConfig(settings)).toThrow(told);
	});
});

describe("a production server", () => {
	it("starts with values of its own, without demo world, sandbox or stand-ins [DEC-194]", () => {
		const config = readConfig({ ...productionSettings, KAKAO_CLIENT_ID: "k" });
		expect(config).toMatchObject({ stage: "production", world: "none", site: { isShow: false } });
		expect(config.site.socialLogins).toEqual(["kakao"]);
	});

	it.each(Object.keys(productionSettings).filter((name) => name !== "NODE_ENV"))(
		"rejects the development default of %s [DEC-194]",
		(name) => {
			const { [name]: _, ...others } = productionSettings;
			expect(() => readConfig(others)).toThrow(new RegExp(`^${name}: `));
		},
	);

	it.each(Object.keys(productionSettings).filter((name) => name !== "NODE_ENV"))(
		"rejects a blank %s, as a composed environment has it for what nobody has set [DEC-194]",
		(name) => {
			for (const blank of ["", " "])
				expect(() => readConfig({ ...productionSettings, [name]: blank })).toThrow(new RegExp(`^${name}: `));
		},
	);

	it.each([
		[{ DATA_SECRET: "development-only-data-secret" }, /^DATA_SECRET: /],
		[{ DATA_SECRET: "sixteen-letters!" }, /^DATA_SECRET: .*32바이트/],
		[{ DATA_SECRET: "a-long-text-that-somebody-thought-of-by-themselves" }, /^DATA_SECRET: .*32바이트/],
		[{ SERVICE_TOKEN: "a-token-that-somebody-thought-of" }, /^SERVICE_TOKEN: .*32바이트/],
		[{ PUBLIC_URL: "http://stay.example.com" }, /^PUBLIC_URL: .*https/],
		[{ TOSS_SECRET_KEY: "test_sk_1" }, /^TOSS_SECRET_KEY: .*live_/],
		[{ TOSS_CLIENT_KEY: "test_ck_1" }, /^TOSS_CLIENT_KEY: .*live_/],
		[{ WORLD: "full" }, /^WORLD: /],
		[{ WORLD: "small" }, /^WORLD: /],
		[{ SOCIAL_STAND_IN: "kakao" }, /^SOCIAL_STAND_IN: .*운영 환경/],
		[{ DATABASE_URL: "postgres://u:p@db.example.com/stay" }, /^DATABASE_URL: .*sslmode/],
		[{ DATABASE_URL: "postgres://u:p@db.example.com/stay?sslmode=no-verify" }, /^DATABASE_URL: .*sslmode/],
		[
			{
				DATABASE_URL: "postgres://u:p@localhost/stay",
				DATABASE_READ_URL: "postgres://u:p@db.example.com/stay",
			},
			/^DATABASE_READ_URL: .*sslmode/,
		],
		[{ DATABASE_READ_URL: "postgres://u:p@localhost/stay" }, /^DATABASE_URL: .*DATABASE_READ_URL/],
		[{ DATABASE_URL: "postgres://u:p@localhost:5432,db.example.com:5432/stay" }, /^DATABASE_URL: .*sslmode/],
		[{ DATABASE_URL: "postgres://u:p@localhost/stay?host=db.example.com" }, /^DATABASE_URL: .*sslmode/],
		[
			{
				PICTURE_BUCKET_URL: "http://s3.example.com/stay",
				PICTURE_BUCKET_KEY: "k",
				PICTURE_BUCKET_SECRET: "s",
			},
			/^PICTURE_BUCKET_URL: .*https/,
		],
		[{ SMTP_URL: "smtp://mail.example.com:587" }, /^SMTP_URL: .*smtps/],
	])("rejects %o [DEC-194]", (settings, told) => {
		expect(() => readConfig({ ...productionSettings, ...settings })).toThrow(told);
	});

	it.each([
		{ DATABASE_URL: "postgres://u:p@db.example.com/stay?sslmode=verify-full" },
		{ DATABASE_URL: "postgres://u:p@one.example.com:5432,two.example.com:5432/stay?sslmode=verify-full" },
		{ DATABASE_URL: "postgres://u:p@127.0.0.1/stay" },
		{ DATABASE_URL: "postgres://u:p@localhost/stay" },
		{ TRUST_PROXY: "10.0.0.1, fd00::/8,loopback" },
		{ SMTP_URL: "smtp://localhost:25" },
		{ PUBLIC_URL: "https://stay.example.com:8443/" },
		{ MAIL_FROM: "어썸스테이 <stay@stay.example.com>", SMS_FROM: "02-1234-5678" },
		{ SMTP_URL: "smtp://mail.example.com:587?requireTLS=true" },
	])("accepts %o, which sends nothing unencrypted off the machine and believes no caller", (settings) => {
		expect(readConfig({ ...productionSettings, ...settings }).stage).toBe("production");
	});

	it.each([
		[productionSettings, 5],
		[{ ...productionSettings, DRAIN_SECONDS: "0" }, 0],
		[{}, 0],
	])("reads for how long to keep serving after a stop signal: case %#", (settings, seconds) => {
		expect(readConfig(settings).drainSeconds).toBe(seconds);
	});

	it("names all missing settings in one line [DEC-194]", () => {
		expect(() => readConfig({ NODE_ENV: "production" })).toThrow(
			/^PUBLIC_URL, DATA_SECRET, .*DEMO=yes[^\n]*$/,
		);
	});
});

describe("a non-production server", () => {
	it.each([
		{ TOSS_SECRET_KEY: "live_sk_1", TOSS_CLIENT_KEY: "live_ck_1" },
		{ TOSS_SECRET_KEY: "test_sk_1", TOSS_CLIENT_KEY: "live_ck_1" },
		{ KAKAO_CLIENT_ID: "k" },
		{ NAVER_CLIENT_ID: "n", NAVER_CLIENT_SECRET: "s" },
		{ APPLE_CLIENT_ID: "a", APPLE_TEAM_ID: "t", APPLE_KEY_ID: "k", APPLE_PRIVATE_KEY: "p" },
	])("rejects keys for real money or real accounts, even with its own secret: %o [DEC-194]", (keys) => {
		const [name] = Object.keys(keys).filter((key) => /SECRET_KEY|CLIENT_KEY|CLIENT_ID/.test(key));
		const own = { ...keys, DATA_SECRET: productionSettings.DATA_SECRET };
		const told = new RegExp(name?.startsWith("TOSS") ? "^TOSS_" : `^${name}: 실제 키`);
		for (const stage of [{}, { NODE_ENV: "test" }, { NODE_ENV: "production", DEMO: "yes" }, { DEMO: "yes" }])
			expect(() => readConfig({ ...own, ...stage })).toThrow(told);
	});

	it("is the full demo product without any settings, and does not call itself a demo site [DEC-194]", () => {
		expect(readConfig({})).toMatchObject({ stage: "development", world: "full", site: { isShow: false } });
	});

	it("is a demo site with DEMO=yes, with the demo world and every default [DEC-194]", () => {
		const show = { stage: "show", world: "full", site: { isShow: true } };
		expect(readConfig({ NODE_ENV: "production", DEMO: "yes" })).toMatchObject(show);
	});
});

describe("a secret in a file", () => {
	const folder = mkdtempSync(join(tmpdir(), "secrets-"));
	const file = join(folder, "secret");
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	it("is read without the trailing newline, and does not appear in any environment", () => {
		writeFileSync(file, `${productionSettings.DATA_SECRET}\n`);
		const { DATA_SECRET, ...others } = productionSettings;
		expect(readConfig({ ...others, DATA_SECRET_FILE: file }).dataSecret).toBe(DATA_SECRET);
		expect(process.env.DATA_SECRET).toBeUndefined();
	});

	it("is rejected next to the same secret as a setting, and when it is missing or empty", () => {
		const both = { DATA_SECRET: "x".repeat(32), DATA_SECRET_FILE: file };
		expect(() => readConfig(both)).toThrow(/^DATA_SECRET: /);
		expect(() => readConfig({ SERVICE_TOKEN_FILE: join(folder, "none") })).toThrow(/^SERVICE_TOKEN_FILE: /);
		writeFileSync(file, "\n");
		expect(() => readConfig({ TOSS_SECRET_KEY_FILE: file })).toThrow(/^TOSS_SECRET_KEY_FILE: .*비어/);
	});
});
