import { areAllSet } from "./areAllSet.ts";
import { ConfigError } from "./ConfigError.ts";
import type { SettingValues } from "./settings.ts";

/** An S3-compatible store for finished pictures that several machines share. */
export interface BucketSettings {
	readonly address: string;
	readonly key: { readonly id: string; readonly secret: string; readonly region: string };
}

/** Null when nothing is set. @throws ConfigError */
export function bucketSettings(s: SettingValues): BucketSettings | null {
	if (!areAllSet(s, ["PICTURE_BUCKET_URL", "PICTURE_BUCKET_KEY", "PICTURE_BUCKET_SECRET"])) return null;
	const { pathname, search, hash } = new URL(s.PICTURE_BUCKET_URL);
	if (!/^\/[a-z0-9][a-z0-9.-]{1,62}(\/[a-z0-9-]+)*\/?$/.test(pathname) || search || hash)
		throw new ConfigError("PICTURE_BUCKET_URL: https://호스트/버킷 형식이어야 합니다.");
	return {
		address: s.PICTURE_BUCKET_URL.replace(/\/$/, ""),
		key: { id: s.PICTURE_BUCKET_KEY, secret: s.PICTURE_BUCKET_SECRET, region: s.PICTURE_BUCKET_REGION },
	};
}
