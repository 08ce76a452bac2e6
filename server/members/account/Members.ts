import { emailKey } from "#server/members/code/emailKey.ts";
import { knownDevice } from "#server/members/session/knownDevice.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SecurityJournal } from "#server/platform/journal/SecurityJournal.ts";
import { addressKey, countHit, limits, uncountHit } from "#server/platform/limits/countHit.ts";
import { verifyPassword } from "./passwords.ts";
import { type LoginRecord, type MemberRecord, MemberStore } from "./store/MemberStore.ts";

interface MembersParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly journal: Pick<SecurityJournal, "note">;
}

/** An identified member and the password hash at the time of the check; the password may have changed since. */
export interface Identified {
	readonly memberId: number;
	readonly passwordHash: string | null;
}

const FAILURES_TO_LOCK = 5;
const LOCK_MS = 10 * 60_000;

/** Identifies members by e-mail and password, and reads their accounts. */
export class Members {
	readonly #parts: MembersParts;

	constructor(parts: MembersParts) {
		this.#parts = parts;
	}

	/**
	 * Returns the member with this e-mail and password. Five failures lock the account for ten minutes. Every failure produces the same
	 * refusal after the same time (DEC-140, D15, D17). A browser that the owner has used before neither causes a lock nor is affected by
	 * one; it has a small quota of its own (DEC-195).
	 * @throws Refusal memberNotFound; tooManyCalls for an IP address or a known browser with too many failures (D16)
	 */
	async identify(
		email: string,
		password: string,
		ip: string,
		device: string | null = null,
	): Promise<Identified> {
		const { db, clock, journal } = this.#parts;
		const now = clock.now();
		const caller = addressKey(ip);
		const key = emailKey(email);
		// The attempt is counted before the password is checked, so a hundred parallel requests get no more than five attempts. Counting it
		// in one transaction with the IP address means that the same kind of write happens whether or not the account exists (D17).
		const { tried, known } = await db.tx(async (tx) => {
			await countHit(tx, limits.loginsByAddress, caller, now);
			const members = new MemberStore(tx);
			const known = await knownDevice(tx, key, device);
			if (known !== null) {
				await countHit(tx, limits.loginsByDevice, known, now);
				return { tried: await members.findWithoutCounting(key), known };
			}
			const lock = { until: new Date(now + LOCK_MS), failures: FAILURES_TO_LOCK };
			return { tried: await members.countAttempt(key, new Date(now), lock), known };
		});
		const isRight = await verifyPassword(password, tried?.passwordHash ?? null);
		if (!tried || !isRight) {
			const memberId = tried?.memberId ?? null;
			if (tried?.isLocked) journal.note({ what: "locked", memberId, ip });
			journal.note({ what: "loginFailed", memberId, ip });
			throw new Refusal("memberNotFound");
		}
		if (known !== null) await uncountHit(db, limits.loginsByDevice, known, now);
		else await new MemberStore(db).forgetTries(tried.memberId);
		await uncountHit(db, limits.loginsByAddress, caller, now);
		return { memberId: tried.memberId, passwordHash: tried.passwordHash };
	}

	/**
	 * Returns the member's account.
	 * @throws Refusal notFound
	 */
	async view(memberId: number): Promise<MemberRecord> {
		const member = await new MemberStore(this.#parts.db).view(memberId);
		if (!member) throw new Refusal("notFound");
		return member;
	}

	/**
	 * Records a login and returns the ID of the record (DEC-141).
	 * @throws Refusal tooManyCalls
	 */
	async recordLogin(memberId: number, login: LoginRecord): Promise<number> {
		const { db, clock } = this.#parts;
		await countHit(db, limits.loginRecordsByMember, String(memberId), clock.now());
		return new MemberStore(db).recordLogin(memberId, login, new Date(clock.now()));
	}
}
