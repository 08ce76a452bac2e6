import { keepings } from "#domain/member/keeping.ts";
import { notifyOwner } from "#server/members/account/notifyOwner.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import { deviceHash, isDeviceToken } from "#server/members/session/knownDevice.ts";
import { DeviceStore } from "#server/members/session/store/DeviceStore.ts";
import { newToken, tokenHash } from "#server/members/session/tokens.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";

/** The cookie a browser is known by after a login; it opens nothing. */
export const deviceCookie = "device";
/** As long as browsers keep a cookie, and as the policy says. */
export const deviceLifeSeconds = keepings.device.period.count * 86_400;

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
	 * Notes a login with a browser and answers what it is known by from now on. A member who has used other browsers before hears
	 * of a new one by mail.
	 */
	enter(
		memberId: number,
		login: { readonly device: string | null; readonly userAgent: string; readonly ip: string },
	): Promise<string>;
	list(member: SignedInMember): Promise<readonly OpenLogin[]>;
	/** @throws Refusal notFound */
	end(member: SignedInMember, sessionId: string): Promise<void>;
	/** Ends every login but this one; what is no longer logged in is no known device either. */
	endOthers(member: SignedInMember, device: string | null): Promise<void>;
}

/** The browsers and open logins of a member. [DEC-195] */
export function createDevices({ db, clock }: BaseParts): Devices {
	const store = new DeviceStore(db);
	const now = () => new Date(clock.now());
	return {
		async enter(memberId, { device: shown, userAgent, ip }) {
			const device = isDeviceToken(shown) ? shown : newToken();
			await db.tx(async (tx) => {
				const { isNew } = await new DeviceStore(tx).note(memberId, tokenHash(device), now());
				const owner = isNew ? await new AccountStore(tx).owner(memberId) : null;
				if (owner) await notifyOwner(tx, owner, { what: "newDevice", userAgent, ip }, clock.now());
			});
			return device;
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
