import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { HitStore, type Limit } from "./store/HitStore.ts";

const hour = 3_600_000;

/**
 * Rate limits: `max` hits per `window` (milliseconds). They are far above what one person does, or all people behind a carrier's shared IP
 * address, and far below what an attacker scanning accounts or codes would need (D16, D17, D18, D45).
 */
export const limits = {
	loginsByAddress: { scope: "login-ip", max: 100, window: 600_000 },
	/** Passkey challenges; each is stored as a row. */
	passkeysByAddress: { scope: "passkey-ip", max: 100, window: 600_000 },
	/** Password attempts from a browser known to the account, which are allowed even while the account is locked. */
	loginsByDevice: { scope: "login-device", max: 5, window: 600_000 },
	/** Failed attempts of a signed-in member to confirm their identity by password. */
	proofsByMember: { scope: "proof", max: 5, window: 600_000 },
	/** Exports of a member's own data. */
	copiesByMember: { scope: "own-copy", max: 5, window: 24 * hour },
	codesByAddress: { scope: "code-ip", max: 100, window: hour },
	couponCodesByMember: { scope: "coupon-code", max: 30, window: hour },
	/** Attempts to enter a company code, which gives access to the company's benefits. */
	companyCodesByMember: { scope: "company-code", max: 10, window: hour },
	/** Codes sent to one e-mail address; with five guesses each, that is far from a million. */
	codesByDestination: { scope: "code-to", max: 10, window: 24 * hour },
	/** Pictures made per IP address: in the widths used by our pages and, in the next entry, in any other. */
	picturesByAddress: { scope: "picture", max: 1500, window: 600_000 },
	oddPicturesByAddress: { scope: "odd-picture", max: 60, window: 600_000 },
	/** Cards entered on the sandbox page; each is stored as a row. */
	sandboxCardsByAddress: { scope: "sandbox-card", max: 60, window: hour },
	inquiriesByMember: { scope: "inquiry", max: 20, window: 24 * hour },
	photosByMember: { scope: "review-photo", max: 50, window: 24 * hour },
	reportsByMember: { scope: "review-report", max: 30, window: 24 * hour },
	/** Events for one payment. Anyone can send them, and each costs a call to the provider. They are counted in the event table itself. */
	webhooksByPayment: { scope: "webhook", max: 30, window: hour },
	/** Login records sent by browsers; each is a row kept for months. */
	loginRecordsByMember: { scope: "login-record", max: 100, window: 24 * hour },
	checksByAddress: { scope: "check-ip", max: 100, window: hour },
} as const satisfies Record<string, Limit>;

/** @throws Refusal tooManyCalls once the limit for the window is exceeded */
export async function countHit(db: Queryable, limit: Limit, key: string, now: number): Promise<void> {
	if ((await new HitStore(db).add(limit, key, now)) > limit.max) throw new Refusal("tooManyCalls");
}

/** Takes back a hit that was counted in advance and turned out not to count. */
export const uncountHit = (db: Queryable, limit: Limit, key: string, now: number): Promise<void> =>
	new HitStore(db).takeBack(limit, key, now);

/** Strips the port and brackets from 'address:port' and '[address]:port', as sent by some proxies. */
const bare = (address: string): string =>
	/^\[([^\]]*)\]/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3})(?::\d+)?$/.exec(address)?.[1] ?? address;

/** Returns the key for rate limits per IP address: the address itself for IPv4, the /64 network for IPv6, because one user has a whole /64. */
export function addressKey(address: string): string {
	const [ip = ""] = bare(address).toLowerCase().split("%");
	const old = /^::ffff:(\d+(?:\.\d+){3})$/.exec(ip)?.[1];
	if (old !== undefined || !ip.includes(":")) return old ?? ip;
	const [left = [], right = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
	const zeros = Math.max(0, 8 - left.length - right.length);
	const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
	return groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}
