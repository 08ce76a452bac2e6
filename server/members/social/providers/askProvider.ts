import * as z from "zod";
import { assertOutsideTransactions } from "#server/platform/database/outsideTransactions.ts";

/** Dependencies of all provider adapters. */
export interface ProviderDeps {
	readonly fetch?: typeof fetch;
	/** Request timeout in milliseconds. */
	readonly timeout?: number;
	/** Called when a provider fails or rejects our keys; the details never contain a code, a token or personal data. */
	readonly alarm?: (message: string, detail: object) => void;
}

interface Question<T> {
	readonly url: string;
	/** If set, the request is a POST of this form. */
	readonly form?: Readonly<Record<string, string>>;
	readonly token?: string;
	readonly schema: z.ZodType<T>;
}

const Refused = z.object({ error: z.string().max(60) });

/** Calls a provider and parses the response; returns null for a refusal, a failure or an unexpected body. */
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
		// An invalid code is the visitor's problem; any other failure is ours to fix.
		if (!response.ok && (response.status !== 400 || code === "invalid_client"))
			failed(`HTTP ${response.status} ${code}`);
	} catch (error) {
		failed(error instanceof Error ? error.name : "unknown");
	}
	return null;
}
