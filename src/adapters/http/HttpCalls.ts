import createClient, { type Client } from "openapi-fetch";
import type { paths as AuthPaths } from "#contracts/auth.d.ts";
import type { paths as ContentPaths } from "#contracts/content.d.ts";
import type { paths as HotelsCombinedPaths } from "#contracts/hotels-combined.d.ts";
import type { paths as InternalAuthPaths } from "#contracts/internal-auth.d.ts";
import type { paths as MessagePaths } from "#contracts/message.d.ts";
import type { paths as PaymentPaths } from "#contracts/payment.d.ts";
import { isDefinitive } from "#domain/failure/definitive.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallSession } from "#ports/CallSession.ts";
import { classifyAnswer, classifyThrown, failedBody, type RawAnswer } from "./classifyAnswer.ts";
import { refusalData } from "./failureOf.ts";
import { isComplete } from "./isComplete.ts";

interface CallSettings<F> {
	/** Set for POST /refresh, POST /logout and POST /login, whose 401 does not mean that the session has ended (DEC-108). */
	readonly sessionCall?: boolean;
	/** Parses a refusal that carries data, such as a new price; returns null for any other refusal. May throw. */
	readonly refusal?: (failure: Failure, data: unknown) => F | null;
}

interface HttpCallsDeps {
	/** Scheme and host of the services (DEC-103). */
	readonly origin: string;
	readonly fetch: (request: Request) => Promise<Response>;
	/** Null for callers that must not renew or end the session, such as a server-side render. */
	readonly session: (() => CallSession) | null;
	/** Sent by server-side callers only; browsers rely on the cookie (DEC-113). */
	readonly accessToken?: string | null;
}

/** Typed clients for the six services, and the single code path for every API call (HTTP-01..10, DEC-104..112). */
export class HttpCalls {
	readonly content: Client<ContentPaths>;
	readonly auth: Client<AuthPaths>;
	readonly payment: Client<PaymentPaths>;
	readonly message: Client<MessagePaths>;
	readonly internalAuth: Client<InternalAuthPaths>;
	readonly hotelsCombined: Client<HotelsCombinedPaths>;
	readonly #deps: HttpCallsDeps;
	/** How the session last ended. A new object each time, so that a new ending can be detected by identity. */
	#ending: SignedOut | null = null;

	constructor(deps: HttpCallsDeps) {
		this.#deps = deps;
		const client = <P extends object>(service: string): Client<P> =>
			createClient<P>({
				baseUrl: `${deps.origin}/api/${service}`,
				fetch: (request) => deps.fetch(request),
				credentials: "include",
				// Redirects are not followed: a page would be mistaken for an API response.
				redirect: "manual",
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
	 * Makes a call and maps its data. `map` may throw on data that violates the contract and need not check for missing fields. An expired
	 * access token is renewed and the call retried once (AUTH-SESSION-12). When the promise resolves, the failure's effects on the session
	 * have been applied; nothing has been shown to the user.
	 */
	async send<D, T, F = never>(
		call: () => Promise<RawAnswer<D>>,
		map: (data: D) => T,
		{ sessionCall = false, refusal = () => null }: CallSettings<F> = {},
	): Promise<Result<T, Failure | F>> {
		const session = this.#deps.session?.() ?? null;
		if (!sessionCall) session?.onCall();
		// Another call or tab may renew the tokens while this call is in flight; its 401 then refers to the old tokens.
		const stamp = session?.stamp() ?? null;
		const endingBefore = this.#ending;
		const first = await attempt(call, map, refusal);
		if (first.ok || !isUnauthorized(first.error)) return this.#settled(first);
		if (sessionCall) return err(refused);
		// Another call has found the session over while this one was in flight: no tokens are left, so this call fails for the same reason
		// (DEC-110).
		const ending = this.#ending === endingBefore ? null : this.#ending;
		const now = session?.stamp() ?? null;
		if (stamp !== null && ending && (now === null || now === stamp)) return err(ending);
		if (!session?.canRenew()) return first;
		const renewed = await session.renew(stamp);
		if (!renewed.ok) return err(this.#noted(failureOfWaitingCalls(renewed.error)));
		const again = await attempt(call, map, refusal);
		return this.#settled(!again.ok && isUnauthorized(again.error) ? err(refused) : again);
	}

	async #settled<T, F>(answer: Result<T, Failure | F>): Promise<Result<T, Failure | F>> {
		if (!answer.ok && isSignedOut(answer.error)) {
			this.#noted(answer.error);
			await this.#deps.session?.().onEnded(answer.error.reason);
		}
		return answer;
	}

	#noted<F extends Failure>(failure: F): F {
		if (isSignedOut(failure)) this.#ending = { ...failure };
		return failure;
	}
}

/** New tokens are refused for good. The outcome is the same whether the refresh or the retried call was rejected (DEC-108). */
const refused = { kind: "signedOut", reason: "refused" } as const satisfies Failure;

type SignedOut = Extract<Failure, { kind: "signedOut" }>;

const isSignedOut = (error: unknown): error is SignedOut => (error as Failure).kind === "signedOut";

/** Whether the call failed with status 401: the access token is missing or expired. */
const isUnauthorized = (error: unknown): boolean => isSignedOut(error) && error.reason === "neverIn";

/** Maps a failed token renewal to the failure of the calls waiting for it: server unreachable, session ended, or server error. */
function failureOfWaitingCalls(failure: Failure): Failure {
	if (failure.kind === "unreachable") return failure;
	if (failure.kind === "signedOut") return failure.reason === "neverIn" ? refused : failure;
	if (isDefinitive(failure)) return refused;
	// Whatever the renewal failed with, the remedy is to try the server again later (DEC-111).
	return { kind: "serverError", message: refusals.serverError.message };
}

async function attempt<D, T, F>(
	call: () => Promise<RawAnswer<D>>,
	map: (data: D) => T,
	refusal: (failure: Failure, data: unknown) => F | null,
): Promise<Result<T, Failure | F>> {
	try {
		const raw = await call();
		const answer = classifyAnswer(raw);
		try {
			if (answer.ok) {
				const read = map(answer.value);
				return isComplete(read) ? ok(read) : err({ kind: "broken" });
			}
			return err(refusal(answer.error, refusalData(failedBody(raw))) ?? answer.error);
		} catch {
			return answer.ok ? err({ kind: "broken" }) : answer;
		}
	} catch (error) {
		return err(classifyThrown(error));
	}
}
