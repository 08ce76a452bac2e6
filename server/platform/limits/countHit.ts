import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { HitStore, type Limit } from "./store/HitStore.ts";

const hour = 3_600_000;

/**
 * Far above what a person does, or the people behind one carrier's address, and far below a scan: failed logins, codes
 * sent and e-mails asked about by one address on the net, coupon codes tried and questions sent by one member (D16, D17, D18, D45).
 */
export const limits = {
	loginsByAddress: { scope: "login-ip", max: 100, window: 600_000 },
	/** Challenges for passkeys, each of them a row. */
	passkeysByAddress: { scope: "passkey-ip", max: 100, window: 600_000 },
	/** Passwords tried from a browser that is known to the account, which passes a lock. */
	loginsByDevice: { scope: "login-device", max: 5, window: 600_000 },
	/** Wrong passwords of somebody who is logged in and has to prove to be the owner. */
	proofsByMember: { scope: "proof", max: 5, window: 600_000 },
	/** Copies of all that is kept of a member. */
	copiesByMember: { scope: "own-copy", max: 5, window: 24 * hour },
	codesByAddress: { scope: "code-ip", max: 100, window: hour },
	couponCodesByMember: { scope: "coupon-code", max: 30, window: hour },
	/** Company codes tried: who has one gets the company's benefits. */
	companyCodesByMember: { scope: "company-code", max: 10, window: hour },
	/** Codes sent to one mail address: five guesses each are far from a million. */
	codesByDestination: { scope: "code-to", max: 10, window: 24 * hour },
	/** Pictures made for one address: of the widths our pages use, and of any other. */
	picturesByAddress: { scope: "picture", max: 1500, window: 600_000 },
	oddPicturesByAddress: { scope: "odd-picture", max: 60, window: 600_000 },
	/** Cards entered on the sandbox's page, each of them a row. */
	sandboxCardsByAddress: { scope: "sandbox-card", max: 60, window: hour },
	inquiriesByMember: { scope: "inquiry", max: 20, window: 24 * hour },
	photosByMember: { scope: "review-photo", max: 50, window: 24 * hour },
	reportsByMember: { scope: "review-report", max: 30, window: 24 * hour },
	/** Events of one payment: anybody may send one, and each costs a call to the provider. Counted in the table of events itself. */
	webhooksByPayment: { scope: "webhook", max: 30, window: hour },
	/** Logins that a browser says it made, each of them a row that is kept for months. */
	loginRecordsByMember: { scope: "login-record", max: 100, window: 24 * hour },
	checksByAddress: { scope: "check-ip", max: 100, window: hour },
} as const satisfies Record<string, Limit>;

/** @throws Refusal tooManyCalls once the window holds more than it may. */
export async function countHit(db: Queryable, limit: Limit, key: string, now: number): Promise<void> {
	if ((await new HitStore(db).add(limit, key, now)) > limit.max) throw new Refusal("tooManyCalls");
}

/** Takes back the latest hit: what was counted beforehand turned out to be none. */
export const uncountHit = (db: Queryable, limit: Limit, key: string, now: number): Promise<void> =>
	new HitStore(db).takeBack(limit, key, now);

/** Of 'address:port' and '[address]:port', as some proxies tell of a caller, and of a network card's address. */
const bare = (told: string): string =>
	/^\[([^\]]*)\]/.exec(told)?.[1] ?? /^(\d+(?:\.\d+){3})(?::\d+)?$/.exec(told)?.[1] ?? told;

/** Who an address stands for: with IPv6 everybody has a whole /64 to call from. */
export function addressKey(told: string): string {
	const [ip = ""] = bare(told).toLowerCase().split("%");
	const old = /^::ffff:(\d+(?:\.\d+){3})$/.exec(ip)?.[1];
	if (old !== undefined || !ip.includes(":")) return old ?? ip;
	const [head = "", tail] = ip.split("::");
	const left = head.split(":").filter(Boolean);
	const right = (tail ?? "").split(":").filter(Boolean);
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
	const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
	return groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}
