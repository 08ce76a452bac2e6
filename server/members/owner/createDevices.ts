import { retentionRules } from "#domain/member/retentionRules.ts";
import { notifyOwner } from "#server/members/account/notifyOwner.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import { deviceHash, isDeviceToken } from "#server/members/session/knownDevice.ts";
import { DeviceStore } from "#server/members/session/store/DeviceStore.ts";
import { newToken, tokenHash } from "#server/members/session/tokens.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";

/** Cookie that identifies a browser after a login; it grants no access. */
export const deviceCookie = "device";
/** Lifetime in seconds: the longest that browsers keep a cookie, and the period stated in the privacy policy. */
export const deviceLifeSeconds = retentionRules.device.period.count * 86_400;

export interface OpenLogin {
	readonly id: string;
	readonly client: "web" | "webview";
	readonly userAgent: string;
	readonly ip: string;
	/** Epoch milliseconds. */
	readonly startedAt: number;
	readonly lastSeenAt: number;
	readonly isCurrent: boolean;
}

export interface Devices {
	/**
	 * Records a login from a browser and returns its device token. If the member has never logged in with the presented token, a new one
	 * replaces it, also for the other members who use that browser. A member who has used other browsers before is notified of a new one by e-mail.
	 */
	enter(
		memberId: number,
		login: { readonly device: string | null; readonly userAgent: string; readonly ip: string },
	): Promise<string>;
	list(member: SignedInMember): Promise<readonly OpenLogin[]>;
	/**
	 * Ends one of the member's logins.
	 * @throws Refusal notFound
	 */
	end(member: SignedInMember, sessionId: string): Promise<void>;
	/** Ends all other logins and forgets all other devices. */
	endOthers(member: SignedInMember, device: string | null): Promise<void>;
}

/** The member's browsers and active logins. [DEC-195] */
export function createDevices({ db, clock }: BaseParts): Devices {
	const store = new DeviceStore(db);
	const now = () => new Date(clock.now());
	return {
		async enter(memberId, { device: shown, userAgent, ip }) {
			return db.tx(async (tx) => {
				const inside = new DeviceStore(tx);
				const given = isDeviceToken(shown) ? shown : null;
				const isKnown = given !== null && (await inside.isOf(memberId, tokenHash(given)));
				const device = isKnown ? given : newToken();
				// A token that was planted in this browser, or copied from it, is no longer valid for any member (D19).
				if (given !== null && !isKnown) await inside.renumber(tokenHash(given), tokenHash(device));
				const { isNew } = await inside.note(memberId, tokenHash(device), now());
				const owner = isNew ? await new AccountStore(tx).owner(memberId) : null;
				if (owner) await notifyOwner(tx, owner, { what: "newDevice", userAgent, ip }, clock.now());
				return device;
			});
		},

		async list({ memberId, sessionId }) {
			return (await store.sessions(memberId, now())).map((row) => ({
				id: row.family,
				client: row.client,
				userAgent: row.user_agent ?? "",
				ip: row.ip ?? "",
				startedAt: row.created_at.getTime(),
				lastSeenAt: row.last_seen_at.getTime(),
				isCurrent: row.family === sessionId,
			}));
		},

		async end({ memberId }, sessionId) {
			if (!(await store.end(memberId, sessionId, now()))) throw new Refusal("notFound");
		},

		async endOthers({ memberId, sessionId }, device) {
			await db.tx(async (tx) => {
				const inside = new DeviceStore(tx);
				await inside.endOthers(memberId, sessionId, now());
				await inside.forgetDevices(memberId, deviceHash(device));
			});
		},
	};
}
