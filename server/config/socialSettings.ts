import type { SocialSettings } from "#server/members/social/providers/configuredProviders.ts";
import { type SocialProviderName, socialProviderNames } from "#server/members/social/SocialProvider.ts";
import { areAllSet } from "./areAllSet.ts";
import { ConfigError } from "./ConfigError.ts";
import type { SettingValues } from "./settings.ts";

export function socialSettings(s: SettingValues): SocialSettings {
	const standIns = s.SOCIAL_STAND_IN.split(",").filter(Boolean);
	const unknown = standIns.find((name) => !isProvider(name.toUpperCase()));
	if (unknown !== undefined) throw new ConfigError(`SOCIAL_STAND_IN: ${unknown}: 모르는 로그인 방법입니다.`);
	const hasApple = areAllSet(s, ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"]);
	return {
		kakao: s.KAKAO_CLIENT_ID ? { clientId: s.KAKAO_CLIENT_ID, clientSecret: s.KAKAO_CLIENT_SECRET } : null,
		naver: areAllSet(s, ["NAVER_CLIENT_ID", "NAVER_CLIENT_SECRET"])
			? { clientId: s.NAVER_CLIENT_ID, clientSecret: s.NAVER_CLIENT_SECRET }
			: null,
		apple: hasApple
			? {
					clientId: s.APPLE_CLIENT_ID,
					teamId: s.APPLE_TEAM_ID,
					keyId: s.APPLE_KEY_ID,
					privateKey: s.APPLE_PRIVATE_KEY.replaceAll("\\n", "\n"),
				}
			: null,
		standIns: standIns.map((name) => name.toUpperCase()).filter(isProvider),
	};
}

const isProvider = (name: string): name is SocialProviderName =>
	socialProviderNames.some((each) => each === name);

const lower = (name: SocialProviderName) => name.toLowerCase() as Lowercase<SocialProviderName>;

export const offeredLogins = (social: SocialSettings): readonly Lowercase<SocialProviderName>[] =>
	socialProviderNames
		.filter((name) => social.standIns.includes(name) || social[lower(name)] !== null)
		.map(lower);
