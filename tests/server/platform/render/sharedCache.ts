/** An answer as a cache sees it. */
export interface CachedAnswer {
	readonly statusCode: number;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly body: string;
}

interface Kept {
	readonly answer: CachedAnswer;
	readonly at: number;
}

type Ask = (url: string, headers: Record<string, string>) => Promise<CachedAnswer>;

const cookieOf = (headers: Record<string, string>, name: string): string | undefined =>
	new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? "")?.[1];

const seconds = (answer: CachedAnswer, directive: string): number =>
	Number(new RegExp(`\\b${directive}=(\\d+)`).exec(String(answer.headers["cache-control"]))?.[1] ?? 0);

const isForAll = ({ statusCode, headers }: CachedAnswer): boolean => {
	const control = String(headers["cache-control"] ?? "");
	return statusCode === 200 && /\bpublic\b/.test(control) && !/no-store|private/.test(control);
};

/**
 * A shared cache in front of the server, configured as docs/scaling.md says: it stores public answers by their full URL, ignores every
 * cookie in the key except the appearance, is bypassed where there is a session, and counts from `Age` (RFC 9111, RFC 5861).
 */
export function sharedCache(origin: Ask, now: () => number): Ask {
	const kept = new Map<string, Kept>();
	/** Keys being revalidated, one request at a time. */
	const asked = new Set<string>();
	return async (url, headers) => {
		if (cookieOf(headers, "refreshToken") !== undefined) return origin(url, headers);
		const key = [
			url,
			cookieOf(headers, "appearance"),
			headers["client-interface"],
			headers["accept-encoding"],
		].join("\n");
		const fetchIt = async () => {
			const answer = await origin(url, headers);
			kept.delete(key);
			if (isForAll(answer)) kept.set(key, { answer, at: now() });
			return answer;
		};
		const found = kept.get(key);
		if (!found) return fetchIt();
		const age = Number(found.answer.headers.age ?? 0) + (now() - found.at) / 1000;
		const fresh = seconds(found.answer, "s-maxage");
		if (age < fresh) return found.answer;
		if (age >= fresh + seconds(found.answer, "stale-while-revalidate")) return fetchIt();
		if (!asked.has(key)) {
			asked.add(key);
			void fetchIt().finally(() => asked.delete(key));
		}
		return found.answer;
	};
}
