import type { components } from "#contracts/auth.d.ts";
import { type SocialEntry, type SocialProvider, socialProviders } from "#domain/member/socialLogin.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { SocialAttempt, SocialCalls } from "#ports/SocialCalls.ts";
import { HttpPort } from "./HttpPort.ts";
import { withSignal } from "./withSignal.ts";

type Schemas = components["schemas"];
type Answer =
	| Schemas["NativeTokens"]
	| Schemas["BrowserSession"]
	| Schemas["NeedConnect"]
	| Schemas["NeedSignup"];

/** Providers by their wire names. */
export const loginTypes = { kakao: "KAKAO", naver: "NAVER", apple: "APPLE" } as const;

export class HttpSocialCalls extends HttpPort implements SocialCalls {
	enter({ provider, token, certId }: SocialAttempt) {
		const body = {
			loginType: loginTypes[provider],
			snsToken: token,
			...(certId === null ? {} : { connectCertIdx: certId }),
		};
		return this.calls.send(() => this.calls.auth.POST("/login", { body }), entryOf, { sessionCall: true });
	}

	list(options: CallOptions = {}) {
		return this.calls.send(
			() => this.calls.auth.GET("/socials", withSignal(options)),
			({ socials }) =>
				socials.flatMap(({ provider: type, linkedAt }) =>
					socialProviders
						.filter((each) => loginTypes[each] === type)
						.map((provider) => ({ provider, linkedAt })),
				),
		);
	}

	begin(provider: SocialProvider) {
		return this.calls.send(
			() =>
				this.calls.auth.POST("/socials/{provider}/start", {
					params: { path: { provider: loginTypes[provider] } },
					body: {},
				}),
			({ url }) => url,
		);
	}

	link({ provider, token }: Omit<SocialAttempt, "certId">) {
		return this.calls.send(
			() =>
				this.calls.auth.POST("/socials/{provider}", {
					params: { path: { provider: loginTypes[provider] } },
					body: { snsToken: token },
				}),
			() => null,
		);
	}

	remove(provider: SocialProvider) {
		return this.calls.send(
			() =>
				this.calls.auth.DELETE("/socials/{provider}", {
					params: { path: { provider: loginTypes[provider] } },
				}),
			() => null,
		);
	}
}

function entryOf(answer: Answer): SocialEntry {
	if ("needConnect" in answer) return { kind: "connect", email: answer.email };
	if (!("needSignup" in answer)) return { kind: "member" };
	const { snsId, email, name } = answer.userMeta;
	return { kind: "signUp", ticket: snsId, email, name };
}
