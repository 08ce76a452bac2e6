import type { Config } from "#server/config.ts";
import type { Secrets } from "#server/subscriptions/secrets.ts";
import { createApple } from "./providers/createApple.ts";
import { createKakao } from "./providers/createKakao.ts";
import { createNaver } from "./providers/createNaver.ts";
import type { SocialProvider } from "./SocialProvider.ts";
import { createStandIn } from "./stand-in/createStandIn.ts";

/** The providers this deployment has keys for; the stand-in plays those it is asked to (DEC-140). */
export function configuredProviders(
	{ kakao, naver, apple, standIns }: Config["social"],
	deps: {
		readonly secrets: Secrets;
		readonly now: () => number;
		readonly alarm: (message: string, detail: object) => void;
	},
): readonly SocialProvider[] {
	return [
		...standIns.map((name) => createStandIn(name, deps.secrets)),
		...(kakao ? [createKakao(kakao, deps)] : []),
		...(naver ? [createNaver(naver, deps)] : []),
		...(apple ? [createApple(apple, deps)] : []),
	];
}
