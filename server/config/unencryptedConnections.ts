import { serversOf } from "#server/platform/database/serversOf.ts";
import { ConfigError } from "./ConfigError.ts";
import type { SettingValues } from "./settings.ts";

const isOfThisMachine = (host: string): boolean =>
	host === "" || host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Certificates are checked with each of them. */
const checkedModes = ["require", "verify-ca", "verify-full"];

/** What leaves this machine leaves it encrypted, to whom a certificate names. @throws ConfigError */
export function refuseUnencryptedConnections(settings: SettingValues): void {
	for (const name of ["DATABASE_URL", "DATABASE_READ_URL"] as const)
		if (!serversOf(settings[name] ?? "postgres:///").every(isSafeDatabase))
			throw new ConfigError(
				`${name}: 운영 환경에서 다른 서버의 데이터베이스에는 ?sslmode=verify-full로 암호화해 연결해야 합니다.`,
			);
	const bucket = URL.parse(settings.PICTURE_BUCKET_URL);
	if (bucket?.protocol === "http:" && !isOfThisMachine(bucket.hostname))
		throw new ConfigError("PICTURE_BUCKET_URL: 운영 환경에서는 https:// 주소여야 합니다.");
	const { SMTP_URL } = settings;
	const mail = URL.parse(SMTP_URL);
	const isEncrypted = mail?.protocol === "smtps:" || mail?.searchParams.get("requireTLS") === "true";
	if (mail && !isOfThisMachine(mail.hostname) && !isEncrypted)
		throw new ConfigError(
			"SMTP_URL: 운영 환경에서 다른 서버의 메일은 smtps:// 주소나 smtp://…?requireTLS=true로 암호화해 보내야 합니다.",
		);
}

function isSafeDatabase(address: string): boolean {
	const url = URL.parse(address);
	if (!url) return false;
	const { hostname, searchParams } = url;
	const host = searchParams.get("host") ?? hostname;
	return (
		isOfThisMachine(host) || host.startsWith("/") || checkedModes.includes(searchParams.get("sslmode") ?? "")
	);
}
