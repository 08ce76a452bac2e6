import { isEmail } from "#domain/member/validators.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { exportMember, type OwnCopy } from "#server/members/privacy/exportMember.ts";
import type { Sessions } from "#server/members/session/Sessions.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { addressKey, countHit, limits } from "#server/platform/limits/countHit.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { type BenefitRegistration, companyOf, registerBenefit } from "./benefitMall.ts";
import { type AccountChanges, resetPassword, saveInternationalInfo, updateAccount } from "./changeAccount.ts";
import { type NewMember, signUp } from "./signUp.ts";
import { AccountStore, type InternationalInfo } from "./store/AccountStore.ts";
import { withdraw } from "./withdraw.ts";

export interface Accounts {
	/**
	 * Creates a member and returns the ID.
	 * @throws Refusal invalidRequest, verifyFailed, emailTaken, signupFailed
	 */
	signUp(member: NewMember): Promise<number>;
	/**
	 * Whether an e-mail address belongs to a member (DEC-145).
	 * @throws Refusal tooManyCalls, to prevent enumeration
	 */
	isTaken(email: string, ip: string): Promise<boolean>;
	/**
	 * Changes the account.
	 * @throws Refusal invalidRequest, verifyFailed, notFound, memberChanged
	 */
	update(member: SignedInMember, changes: AccountChanges): Promise<void>;
	/**
	 * Sets a new password after the e-mail address was verified.
	 * @throws Refusal invalidRequest, verifyFailed, passwordChangeFailed
	 */
	resetPassword(proof: {
		readonly email: string;
		readonly certId: string;
		readonly password: string;
	}): Promise<void>;
	/**
	 * Saves the names and phone number for bookings abroad.
	 * @throws Refusal invalidRequest, notFound
	 */
	saveInternationalInfo(memberId: number, info: InternationalInfo): Promise<void>;
	/**
	 * Returns a copy of all data stored about the member.
	 * @throws Refusal tooManyCalls
	 */
	copyOf(memberId: number): Promise<OwnCopy>;
	/**
	 * Closes the account, on behalf of one of the member's logins or, without `login`, of an operator.
	 * @throws Refusal withdrawBlocked, withdrawFailed for a closed account, memberChanged for a login that has ended
	 */
	withdraw(memberId: number, login?: SignedInMember): Promise<void>;
	/**
	 * Returns the name of the company with this code.
	 * @throws Refusal corpCodeUnknown, tooManyCalls
	 */
	companyOf(memberId: number, corpCode: string): Promise<string>;
	/**
	 * Registers the member in the benefit mall.
	 * @throws Refusal invalidRequest, corpCodeUnknown, updateFailed, tooManyCalls
	 */
	registerBenefit(member: SignedInMember, registration: BenefitRegistration): Promise<void>;
}

/** Builds the service that creates, changes and closes accounts. */
export function createAccounts({
	db,
	clock,
	sessions,
	secrets,
	siteName,
}: {
	readonly db: Database;
	readonly clock: Clock;
	readonly sessions: Sessions;
	readonly secrets: Secrets;
	readonly siteName: string;
}): Accounts {
	const parts = () => ({ db, sessions, now: clock.now(), siteName });
	const countCompanyCode = (memberId: number) =>
		countHit(db, limits.companyCodesByMember, String(memberId), clock.now());
	return {
		signUp: (member) => signUp(parts(), member),
		update: (member, changes) => updateAccount({ ...parts(), secrets }, member, changes),
		resetPassword: (proof) => resetPassword(parts(), proof),
		saveInternationalInfo: (memberId, info) => saveInternationalInfo({ db }, memberId, info),
		withdraw: (memberId, login) =>
			withdraw(
				{ db, secrets, now: clock.now() },
				memberId,
				login && ((tx) => sessions.lockMember(tx, login)),
			),
		async copyOf(memberId) {
			await countHit(db, limits.copiesByMember, String(memberId), clock.now());
			return exportMember({ db, now: clock.now() }, memberId);
		},
		async companyOf(memberId, corpCode) {
			await countCompanyCode(memberId);
			return companyOf(db, corpCode);
		},
		async registerBenefit(member, registration) {
			await countCompanyCode(member.memberId);
			await registerBenefit(parts(), member, registration);
		},

		async isTaken(email, ip) {
			await countHit(db, limits.checksByAddress, addressKey(ip), clock.now());
			const key = emailKey(email);
			if (!isEmail(key)) return false;
			return (await new AccountStore(db).idOf(key)) !== null;
		},
	};
}
