import createClient, { type Client } from "openapi-fetch";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type { CallFailures, FailureSettings } from "#ports/CallFailures.ts";
import type { SessionRenewal } from "#ports/SessionRenewal.ts";
import { classifyAnswer, classifyThrown, type RawAnswer } from "./classifyAnswer.ts";
import type { paths as AuthPaths } from "./schema/auth.d.ts";
import type { paths as ContentPaths } from "./schema/content.d.ts";
import type { paths as HotelsCombinedPaths } from "./schema/hotels-combined.d.ts";
import type { paths as InternalAuthPaths } from "./schema/internal-auth.d.ts";
import type { paths as MessagePaths } from "./schema/message.d.ts";
import type { paths as PaymentPaths } from "./schema/payment.d.ts";

interface HttpCallsDeps {
	/** Scheme and host the services live at (DEC-103). */
	readonly origin: string;
	readonly fetch: typeof fetch;
	/** Null for callers that cannot renew: a page rendered on the server. */
	readonly renewal: SessionRenewal | null;
	readonly failures: CallFailures;
	/** Sent by server-side callers only; browsers rely on the cookie (DEC-113). */
	readonly accessToken?: string | null;
}

/** The six services as typed clients, and the one way every call goes through (HTTP-01..10, DEC-104..112). */
export class HttpCalls {
	readonly content: Client<ContentPaths>;
	readonly auth: Client<AuthPaths>;
	readonly payment: Client<PaymentPaths>;
	readonly message: Client<MessagePaths>;
	readonly internalAuth: Client<InternalAuthPaths>;
	readonly hotelsCombined: Client<HotelsCombinedPaths>;
	readonly #deps: HttpCallsDeps;

	constructor(deps: HttpCallsDeps) {
		this.#deps = deps;
		const client = <P extends object>(service: string): Client<P> =>
			createClient<P>({
				baseUrl: `${deps.origin}/api/${service}`,
				fetch: (request) => deps.fetch(request),
				credentials: "include",
				headers: {
					"x-requested-with": "web",
					...(deps.accessToken ? { authorization: `Bearer ${deps.accessToken}` } : {}),
				},
			});
		this.content = client("content");
		this.auth = client("auth");
		this.payment = client("payment");
		this.message = client("message");
		this.internalAuth = client("internal-auth");
		this.hotelsCombined = client("hotels-combined");
	}

	/**
	 * Makes a call and maps its data. An ended access token is renewed and the call made again, once. Every failure but
	 * those of `handles` has been presented when this resolves; `map` may throw on data that breaks the contract.
	 */
	async send<D, T>(
		call: () => Promise<RawAnswer<D>>,
		map: (data: D) => T,
		settings: FailureSettings = {},
	): Promise<Result<T, CallFailure>> {
		let result = await this.#attempt(call, map);
		if (!result.ok && this.#mayRenew(result.error)) {
			const renewed = await this.#renew();
			result = renewed.ok ? await this.#attempt(call, map) : renewed;
		}
		if (!result.ok && !isHandled(result.error, settings))
			await this.#deps.failures.present(result.error, settings);
		return result;
	}

	async #attempt<D, T>(
		call: () => Promise<RawAnswer<D>>,
		map: (data: D) => T,
	): Promise<Result<T, CallFailure>> {
		try {
			const answer = classifyAnswer(await call());
			if (!answer.ok) return answer;
			try {
				return ok(map(answer.value));
			} catch {
				return err({ kind: "badResponse" });
			}
		} catch (error) {
			return err(classifyThrown(error));
		}
	}

	#mayRenew(failure: CallFailure): boolean {
		const ended =
			failure.kind === "http" && failure.status === 401 && failure.code !== failures.sessionGone.code;
		return ended && this.#deps.renewal?.possible() === true;
	}

	#renew(): Promise<Result<null, CallFailure>> {
		return this.#deps.renewal?.renew() ?? Promise.resolve(err({ kind: "network" }));
	}
}

const isHandled = (failure: CallFailure, { handles = [] }: FailureSettings): boolean =>
	(failure.kind === "http" || failure.kind === "refused") &&
	failure.code !== null &&
	handles.includes(failure.code);
