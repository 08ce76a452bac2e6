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
	/** @throws Refusal invalidRequest, verifyFailed, emailTaken */
	signUp(member: NewMember): Promise<number>;
	/** Whether an address is a member's (DEC-145). @throws Refusal tooManyCalls for who asks about very many */
	isTaken(email: string, ip: string): Promise<boolean>;
	/** @throws Refusal invalidRequest, verifyFailed */
	update(member: SignedInMember, changes: AccountChanges): Promise<void>;
	/** @throws Refusal invalidRequest, verifyFailed, passwordChangeFailed */
	resetPassword(proof: {
		readonly email: string;
		readonly certId: string;
		readonly password: string;
	}): Promise<void>;
	/** @throws Refusal invalidRequest */
	saveInternationalInfo(memberId: number, info: InternationalInfo): Promise<void>;
	/** All that is kept of the member. @throws Refusal tooManyCalls */
	copyOf(memberId: number): Promise<OwnCopy>;
	/** By a login of the member's, or by an operator. @throws Refusal withdrawBlocked, memberChanged for a login that has ended */
	withdraw(memberId: number, login?: SignedInMember): Promise<void>;
	/** The company of a code. @throws Refusal corpCodeUnknown, tooManyCalls */
	companyOf(memberId: number, corpCode: string): Promise<string>;
	/** @throws Refusal invalidRequest, corpCodeUnknown, updateFailed, tooManyCalls */
	registerBenefit(member: SignedInMember, registration: BenefitRegistration): Promise<void>;
}

/** How an account begins, changes and ends. */
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
			withdraw({ db, secrets, now: clock.now() }, memberId, login && ((tx) => sessions.hold(tx, login))),
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
