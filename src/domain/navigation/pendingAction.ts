/** Actions a logged-out visitor wanted to perform, run once after the login. [DOM-ENUM-05, DEC-094] */
export const actionKinds = [
	"coupon",
	"eventGiveaway",
	"alarm",
	"wish",
	"couponPackWithAlarm",
	"booking",
] as const;
export type ActionKind = (typeof actionKinds)[number];

export interface PendingAction {
	readonly kind: ActionKind;
	readonly id: number;
}

/** Splits a text before the first occurrence of a mark, which stays with the second part; that part is empty when there is no mark. */
function cut(text: string, mark: string): readonly [string, string] {
	const at = text.indexOf(mark);
	return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}

function split(url: string): {
	readonly path: string;
	readonly query: URLSearchParams;
	readonly hash: string;
} {
	const [beforeHash, hash] = cut(url, "#");
	const [path, query] = cut(beforeHash, "?");
	return { path, query: new URLSearchParams(query), hash };
}

const join = (path: string, query: URLSearchParams, hash: string): string =>
	`${path}${query.size > 0 ? `?${query}` : ""}${hash}`;

/** Returns the URL to return to with the pending action appended as '?type={kind}&idx={n}', after any existing query. [DEC-094] */
export function withPendingAction(url: string, { kind, id }: PendingAction): string {
	const { path, query, hash } = split(withoutPendingAction(url));
	query.append("type", kind);
	query.append("idx", String(id));
	return join(path, query, hash);
}

/** Returns the action contained in a URL, or null. */
export function readPendingAction(url: string): PendingAction | null {
	const { query } = split(url);
	const kind = actionKinds.find((known) => known === query.get("type"));
	const id = String(query.get("idx"));
	return kind !== undefined && /^\d{1,15}$/.test(id) ? { kind, id: Number(id) } : null;
}

/** Removes the two keys of a pending action; a URL without one is returned unchanged. */
export function withoutPendingAction(url: string): string {
	if (readPendingAction(url) === null) return url;
	const { path, query, hash } = split(url);
	query.delete("type");
	query.delete("idx");
	return join(path, query, hash);
}
