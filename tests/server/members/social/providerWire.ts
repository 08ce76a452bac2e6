interface Sent {
	readonly url: string;
	readonly method: string;
	readonly headers: Record<string, string>;
	readonly form: Record<string, string>;
}

export type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>;

export const start = Date.UTC(2026, 10, 21, 3);
export const answer = {
	code: "the-code",
	state: "the-state",
	nonce: "the-nonce",
	codeVerifier: "the-verifier",
	redirectUri: "https://stay.example.com/login/callback/kakao",
};
export const request = { ...answer, codeChallenge: "the-challenge" };

/** A provider's servers, which answer by request path. */
export function wire(answers: Answers) {
	const sent: Sent[] = [];
	const alarms: object[] = [];
	return {
		sent,
		alarms,
		deps: {
			now: () => start,
			alarm: (_: string, detail: object) => alarms.push(detail),
			fetch: async (input: string | URL | Request, init?: RequestInit) => {
				const url = String(input);
				sent.push({
					url,
					method: init?.method ?? "",
					headers: init?.headers as Record<string, string>,
					form: Object.fromEntries(new URLSearchParams(String(init?.body ?? ""))),
				});
				const found = Object.entries(answers).find(([end]) => url.endsWith(end));
				if (!found) throw new TypeError("fetch failed");
				const [, [status, body]] = found;
				return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
			},
		},
	};
}

export const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
