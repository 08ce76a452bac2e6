import { isIP } from "node:net";
import * as z from "zod";
import { isEmail } from "#domain/member/validators.ts";
import { serversOf } from "#server/platform/database/serversOf.ts";

const oneOf = <const T extends readonly string[]>(values: T) =>
	z.enum(values, `${values.join(", ")} 가운데 하나여야 합니다.`);
/** Digits only: an empty value would count as 0, which means no limit of calls, and any port. */
const wholeUpTo = (max: number, message: string) =>
	z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().max(max, message));
const secret = z.string().min(16, "16자 이상이어야 합니다.");
const url = z
	.string()
	.refine(
		(text) => text === "" || (/^https?:/.test(text) && URL.canParse(text)),
		"http:// 또는 https://로 시작하는 주소여야 합니다.",
	)
	.default("");
/** A public address is a host: paths of pages and cookies begin at its root. */
const isOrigin = (text: string): boolean =>
	text === "" || `${URL.parse(text)?.origin}/` === URL.parse(text)?.href;
/** An e-mail address, also with a name: 어썸스테이 <help@stay.example.com>. */
const isMailbox = (text: string): boolean => isEmail(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text);
const noEmail = "이메일 주소여야 합니다.";
const email = z.string().refine((text) => text === "" || isEmail(text), noEmail);
const mailbox = z.string().refine((text) => text === "" || isMailbox(text), noEmail);
const database = z.string().regex(/^postgres(ql)?:\/\//, "postgres://로 시작하는 주소여야 합니다.");

/** An IP address, a network such as 10.0.0.0/8, or one of the names that stand for private networks; not everybody (0.0.0.0/0). */
function isNetwork(text: string): boolean {
	if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
	const [, ip = "", bits = "32"] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
	return isIP(ip) !== 0 && Number(bits) > 0 && Number(bits) <= (isIP(ip) === 4 ? 32 : 128);
}
const listed = (text: string): readonly string[] => text.split(",").map((each) => each.trim());

/** Everything a deployer may set, read once from the environment. Unset values give a working product on one machine. */
export const Settings = z.object({
	PORT: wholeUpTo(65_535, "0부터 65535까지의 정수여야 합니다.").default(3000),
	HOST: z.string().default("0.0.0.0"),
	DATA_DIR: z.string().default(".data"),
	DATABASE_URL: database.optional(),
	DATABASE_READ_URL: database
		.refine((text) => serversOf(text).length === 1, "서버 하나의 주소여야 합니다.")
		.optional(),
	// A misspelt one would open the demo accounts and the inbox to everybody.
	NODE_ENV: z
		.string()
		.refine(
			(text) => ["", "production", "development", "test"].includes(text),
			"production, development, test 가운데 하나여야 합니다.",
		)
		.default(""),
	DEMO: oneOf(["yes", "no"]).default("no"),
	DATABASE_WAIT_SECONDS: wholeUpTo(3600, "0부터 3600까지의 정수여야 합니다.").default(30),
	DRAIN_SECONDS: wholeUpTo(300, "0부터 300까지의 정수여야 합니다.").optional(),
	WORLD: oneOf(["full", "small", "none"]).optional(),
	LOG_LEVEL: oneOf(["silent", "fatal", "error", "warn", "info", "debug"]).default("warn"),
	TRUST_PROXY: z
		.string()
		.refine(
			(text) => text === "" || listed(text).every(isNetwork),
			"프록시의 IP 주소여야 합니다(쉼표로 여러 개, 10.0.0.0/8처럼 대역도 가능).",
		)
		.default(""),
	PUBLIC_URL: url.refine(isOrigin, "경로 없이 호스트까지만 적어야 합니다."),
	SITE_NAME: z.string().min(1, "비워 둘 수 없습니다.").default("어썸스테이"),
	CS_PHONE: z.string().default("0000-0000"),
	CS_EMAIL: email.default("help@example.com"),
	COMPANY_NAME: z.string().default("어썸스테이 주식회사"),
	COMPANY_CEO: z.string().default("대표자명"),
	COMPANY_ADDRESS: z.string().default("서울특별시 (주소를 설정해 주세요)"),
	COMPANY_BIZ_NO: z.string().default("000-00-00000"),
	COMPANY_MAIL_ORDER_NO: z.string().default("제0000-서울-00000호"),
	COMPANY_PRIVACY_OFFICER: z.string().default("개인정보 보호책임자"),
	COMPANY_HOSTING: z.string().default(""),
	CHAT_URL: url,
	BLOG_URL: url,
	INSTAGRAM_URL: url,
	MAP_TILE_URL: z.string().default(""),
	PICTURE_BUCKET_URL: url,
	PICTURE_BUCKET_REGION: z.string().min(1, "비워 둘 수 없습니다.").default("us-east-1"),
	PICTURE_BUCKET_KEY: z.string().default(""),
	PICTURE_BUCKET_SECRET: z.string().default(""),
	IMAGE_HOSTS: z.string().default(""),
	SMTP_URL: z
		.string()
		.regex(/^(smtps?:\/\/\S+)?$/, "smtp:// 또는 smtps://로 시작하는 주소여야 합니다.")
		.default(""),
	MAIL_FROM: mailbox.default("no-reply@example.com"),
	SOLAPI_API_KEY: z.string().default(""),
	SOLAPI_API_SECRET: z.string().default(""),
	SMS_FROM: z
		.string()
		.regex(/^[\d-]*$/, "전화번호여야 합니다.")
		.default(""),
	KAKAO_CLIENT_ID: z.string().default(""),
	KAKAO_CLIENT_SECRET: z.string().default(""),
	NAVER_CLIENT_ID: z.string().default(""),
	NAVER_CLIENT_SECRET: z.string().default(""),
	APPLE_CLIENT_ID: z.string().default(""),
	APPLE_TEAM_ID: z.string().default(""),
	APPLE_KEY_ID: z.string().default(""),
	APPLE_PRIVATE_KEY: z.string().default(""),
	SOCIAL_STAND_IN: z.string().default(""),
	TOSS_CLIENT_KEY: z.string().default(""),
	TOSS_SECRET_KEY: z.string().default(""),
	APP_SCHEME: z
		.string()
		.regex(/^([a-z][a-z0-9+.-]*:\/\/)?$/, "awesomestay://처럼 소문자로 시작하고 ://로 끝나야 합니다.")
		.default(""),
	SERVICE_TOKEN: z.string().default(""),
	CALLS_PER_MINUTE: wholeUpTo(Number.MAX_SAFE_INTEGER, "0 이상의 정수여야 합니다.").default(600),
	DATA_SECRET: secret.default("development-only-data-secret"),
	DATA_SECRET_FORMER: z
		.string()
		.transform((text) => text.split(",").filter(Boolean))
		.pipe(z.array(secret))
		.default([]),
	SANDBOX_WEBHOOK_SECRET: secret.default("development-only-webhook-secret"),
});

export type SettingValues = z.infer<typeof Settings>;
