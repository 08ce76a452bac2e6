import { resolve } from "node:path";
import { intermediaryNotice } from "#domain/content/intermediaryNotice.ts";
import type { Site } from "#domain/content/Site.ts";
import { areAllSet } from "./config/areAllSet.ts";
import { type BucketSettings, bucketSettings } from "./config/bucketSettings.ts";
import { ConfigError } from "./config/ConfigError.ts";
import { withSecretFiles } from "./config/secretFiles.ts";
import { Settings, type SettingValues } from "./config/settings.ts";
import { offeredLogins, socialSettings } from "./config/socialSettings.ts";
import { checkStage, type Stage, stageOf } from "./config/stage.ts";
import type { SocialSettings } from "./members/social/providers/configuredProviders.ts";
import type { SenderSettings } from "./platform/outbox/senders.ts";

export interface Config {
	readonly port: number;
	readonly host: string;
	readonly dataDir: string;
	readonly databaseUrl: string | undefined;
	/** Streaming replica for reads that may be about a second stale. */
	readonly databaseReadUrl: string | undefined;
	/** How long start-up waits for the database server to become available, in seconds. */
	readonly databaseWaitSeconds: number;
	/** How long the server keeps serving after a stop signal, in seconds, so that the load balancer can notice first. */
	readonly drainSeconds: number;
	/** Demo data that an empty database is filled with. */
	readonly world: "full" | "small" | "none";
	readonly stage: Stage;
	readonly logLevel: string;
	readonly trustProxy: string;
	/** Public address of this server; empty means http://localhost:{port}. */
	readonly publicUrl: string;
	readonly imageHosts: readonly string[];
	/** Bucket for sharing finished pictures between servers; null without one. */
	readonly pictureBucket: BucketSettings | null;
	readonly mail: SenderSettings["mail"];
	readonly sms: SenderSettings["sms"];
	readonly social: SocialSettings;
	/** `appScheme` is the URL scheme with which card apps return to the mobile app; empty if there is none. */
	readonly toss: { readonly clientKey: string; readonly secretKey: string; readonly appScheme: string };
	readonly sandboxWebhookSecret: string;
	/** Secret that encrypts stored card and personal data. After a key rotation the previous secret must stay in `formerDataSecrets`. */
	readonly dataSecret: string;
	/** Earlier data secrets, newest first: still used for decryption, never for encryption. The oldest also remains the key of the stored hashes. */
	readonly formerDataSecrets: readonly string[];
	/** Token that our own servers send in server-to-server calls; null disables such calls. */
	readonly serviceToken: string | null;
	/** Rate limit per address; null for no limit. */
	readonly callsPerMinute: number | null;
	readonly site: Site;
}

/**
 * Reads and validates the settings.
 * @throws ConfigError with one line that names the variable, if a value is invalid
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
	const parsed = Settings.safeParse(withSecretFiles(environment));
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw new ConfigError(`${issue?.path.join(".")}: ${issue?.message}`);
	}
	const s = parsed.data;
	const stage = stageOf(s);
	areAllSet(s, ["TOSS_CLIENT_KEY", "TOSS_SECRET_KEY"]);
	const social = socialSettings(s);
	checkStage(stage, s);
	if (s.DATABASE_READ_URL !== undefined && s.DATABASE_URL === undefined)
		throw new ConfigError("DATABASE_URL: 값이 없습니다. DATABASE_READ_URL은 그 복제 서버의 주소입니다.");
	return {
		port: s.PORT,
		host: s.HOST,
		dataDir: resolve(s.DATA_DIR),
		databaseUrl: s.DATABASE_URL,
		databaseReadUrl: s.DATABASE_READ_URL,
		databaseWaitSeconds: s.DATABASE_WAIT_SECONDS,
		drainSeconds: s.DRAIN_SECONDS ?? (stage === "production" ? 5 : 0),
		world: s.WORLD ?? (stage === "production" ? "none" : "full"),
		stage,
		logLevel: s.LOG_LEVEL,
		trustProxy: s.TRUST_PROXY,
		publicUrl: s.PUBLIC_URL,
		pictureBucket: bucketSettings(s),
		imageHosts: s.IMAGE_HOSTS.split(",").filter(Boolean),
		mail: { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM },
		sms: smsSettings(s),
		social,
		toss: { clientKey: s.TOSS_CLIENT_KEY, secretKey: s.TOSS_SECRET_KEY, appScheme: s.APP_SCHEME },
		sandboxWebhookSecret: s.SANDBOX_WEBHOOK_SECRET,
		dataSecret: s.DATA_SECRET,
		formerDataSecrets: s.DATA_SECRET_FORMER,
		serviceToken: s.SERVICE_TOKEN || null,
		callsPerMinute: s.CALLS_PER_MINUTE || null,
		site: {
			name: s.SITE_NAME,
			isShow: stage === "show",
			csPhone: s.CS_PHONE,
			csEmail: s.CS_EMAIL,
			company: {
				name: s.COMPANY_NAME,
				ceo: s.COMPANY_CEO,
				address: s.COMPANY_ADDRESS,
				bizNo: s.COMPANY_BIZ_NO,
				mailOrderNo: s.COMPANY_MAIL_ORDER_NO,
				privacyOfficer: s.COMPANY_PRIVACY_OFFICER,
				hosting: s.COMPANY_HOSTING || s.COMPANY_NAME,
				intermediaryNotice: intermediaryNotice(s.COMPANY_NAME),
			},
			bizCheckUrl: `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${s.COMPANY_BIZ_NO.replaceAll("-", "")}`,
			chatUrl: s.CHAT_URL,
			communityUrls: { blog: s.BLOG_URL, instagram: s.INSTAGRAM_URL },
			mapTileUrl: s.MAP_TILE_URL,
			socialLogins: offeredLogins(social),
		},
	};
}

function smsSettings(s: SettingValues): Config["sms"] {
	if (!areAllSet(s, ["SOLAPI_API_KEY", "SOLAPI_API_SECRET", "SMS_FROM"])) return null;
	return { apiKey: s.SOLAPI_API_KEY, apiSecret: s.SOLAPI_API_SECRET, from: s.SMS_FROM.replace(/\D/g, "") };
}
