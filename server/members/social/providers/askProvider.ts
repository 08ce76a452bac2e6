import * as z from "zod";
import { assertOutsideTransactions } from "#server/platform/database/outsideTransactions.ts";

/** What every provider's adapter is made with. */
export interface ProviderDeps {
	readonly fetch?: typeof fetch;
	/** Milliseconds after which a provider counts as silent. */
	readonly timeout?: number;
	/** Told when a provider is out of order or takes our keys for wrong; never with a code, a token or a person. */
	readonly alarm?: (message: string, detail: object) => void;
}

interface Question<T> {
	readonly url: string;
	/** A form makes it a POST. */
	readonly form?: Readonly<Record<string, string>>;
	readonly token?: string;
	readonly schema: z.ZodType<T>;
}

const Refused = z.object({ error: z.string().max(60) });

/** Asks a provider and reads what fits the schema; null for a refusal, a failure or anything else. */
export async function askProvider<T>(
	{ url, form, token, schema }: Question<T>,
	{ fetch: send = fetch, timeout = 8000, alarm = () => {} }: ProviderDeps,
): Promise<T | null> {
	assertOutsideTransactions();
	const failed = (reason: string) => alarm("a login provider did not answer as expected", { url, reason });
	try {
		const response = await send(url, {
			method: form ? "POST" : "GET",
			redirect: "error",
			signal: AbortSignal.timeout(timeout),
			headers: {
				accept: "application/json",
				...(form ? { "content-type": "application/x-www-form-urlencoded;charset=utf-8" } : {}),
				...(token ? { authorization: `Bearer ${token}` } : {}),
			},
			...(form ? { body: new URLSearchParams(form).toString() } : {}),
		});
		const text = await response.text();
		const body: unknown = text === "" ? {} : JSON.parse(text);
		const parsed = schema.safeParse(body);
		if (response.ok && parsed.success) return parsed.data;
		const code = Refused.safeParse(body).data?.error ?? "";
		// A visitor's bad code is the visitor's affair; anything else is ours to mend.
		if (!response.ok && (response.status !== 400 || code === "invalid_client"))
			failed(`HTTP ${response.status} ${code}`);
	} catch (error) {
		failed(error instanceof Error ? error.name : "unknown");
	}
	return null;
}
