import createClient, { type Client } from "openapi-fetch";
import { shellTexts } from "#domain/copy/shell.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import {
	type CallContext,
	type ErrorAction,
	errorAction,
	refreshFailure,
} from "#domain/support/errorAction.ts";
import type { CallFailures } from "#ports/CallFailures.ts";
import type { SessionRenewal } from "#ports/SessionRenewal.ts";
import { classifyAnswer, classifyThrown, type RawAnswer } from "./classifyAnswer.ts";
import type { paths as AuthPaths } from "./schema/auth.d.ts";
import type { paths as ContentPaths } from "./schema/content.d.ts";
import type { paths as HotelsCombinedPaths } from "./schema/hotels-combined.d.ts";
import type { paths as InternalAuthPaths } from "./schema/internal-auth.d.ts";
import type { paths as MessagePaths } from "./schema/message.d.ts";
import type { paths as PaymentPaths } from "./schema/payment.d.ts";

/** How a caller wants the failure of its call to be treated. */
export interface CallSettings {
	/** No popup and no navigation, only the quiet session effects (DEC-107). */
	readonly silent?: boolean | undefined;
	/** Replaces the generic text of an account or action call (DEC-106). */
	readonly failureText?: string | undefined;
	/** FAIL codes the screen shows in its own place, so that no popup is wanted for them. */
	readonly handles?: readonly number[] | undefined;
	/** POST /refresh, POST /logout and POST /login: their 401 is not an ended session (DEC-108). */
	readonly sessionCall?: boolean | undefined;
}

interface HttpCallsDeps {
	/** Scheme and host the services live at (DEC-103). */
	readonly origin: string;
	readonly fetch: (request: Request) => Promise<Response>;
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
				// No call is redirected: following one would take a page for an answer.
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
	 * Makes a call and maps its data; `map` may throw on data that breaks the contract. An ended access token is renewed
	 * and the call made again, once. What the rules say about a failure has been carried out when this resolves.
	 */
	async send<D, T>(
		call: () => Promise<RawAnswer<D>>,
		map: (data: D) => T,
		settings: CallSettings = {},
	): Promise<Result<T, CallFailure>> {
		const context: CallContext = {
			isSilent: settings.silent ?? false,
			isLoggedIn: this.#deps.renewal?.possible() ?? false,
			isReplay: false,
			isSessionCall: settings.sessionCall ?? false,
			failureText: settings.failureText ?? null,
		};
		// Another call, or another tab, may renew while this one is under way: then its 401 is about the old tokens.
		const stamp = this.#deps.renewal?.stamp() ?? null;
		let result = await attempt(call, map);
		if (result.ok) return result;
		let action = errorAction(result.error, context);
		if (action.kind === "refresh" && this.#deps.renewal) {
			const renewed = await this.#deps.renewal.renew(stamp);
			result = renewed.ok ? await attempt(call, map) : renewed;
			if (result.ok) return result;
			action = renewed.ok
				? errorAction(result.error, { ...context, isReplay: true })
				: afterFailedRefresh(result.error, action.otherwise, context);
		}
		if (!isHandled(result.error, settings)) await this.#deps.failures.perform(action);
		return result;
	}
}

async function attempt<D, T>(
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

/** Only a definitive answer ends the session; a bad network must not log anyone out (DEC-111). */
function afterFailedRefresh(
	failure: CallFailure,
	otherwise: "forcedLogout" | "clear",
	context: CallContext,
): ErrorAction {
	switch (refreshFailure(failure)) {
		case "expired":
			return errorAction(failure, context);
		case "refused":
			return { kind: otherwise };
		case "unreachable":
			return context.isSilent ? { kind: "none" } : { kind: "alert", text: shellTexts.error.server };
	}
}

const isHandled = (failure: CallFailure, { handles = [] }: CallSettings): boolean =>
	(failure.kind === "http" || failure.kind === "refused") &&
	failure.code !== null &&
	handles.includes(failure.code);
