import { isEmail } from "#domain/member/validators.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { addressKey, countHit, limits } from "#server/limits/countHit.ts";
import type { Sessions } from "#server/sessions/createSessions.ts";
import { type BenefitRegistration, companyOf, registerBenefit } from "./benefitMall.ts";
import {
	type AccountChanges,
	type InternationalInfo,
	resetPassword,
	saveInternationalInfo,
	updateAccount,
} from "./changeAccount.ts";
import { emailKey } from "./emailKey.ts";
import { type NewMember, signUp } from "./signUp.ts";
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
	/** @throws Refusal withdrawBlocked */
	withdraw(memberId: number): Promise<void>;
	/** The company of a code. @throws Refusal corpCodeUnknown */
	companyOf(corpCode: string): Promise<string>;
	/** @throws Refusal corpCodeUnknown, updateFailed */
	registerBenefit(member: SignedInMember, registration: BenefitRegistration): Promise<void>;
}

/** How an account begins, changes and ends. */
export function createAccounts({
	db,
	clock,
	sessions,
}: {
	readonly db: Database;
	readonly clock: Clock;
	readonly sessions: Sessions;
}): Accounts {
	const parts = () => ({ db, sessions, now: clock.now() });
	return {
		signUp: (member) => signUp(parts(), member),
		update: (member, changes) => updateAccount(parts(), member, changes),
		resetPassword: (proof) => resetPassword(parts(), proof),
		saveInternationalInfo: (memberId, info) => saveInternationalInfo({ db }, memberId, info),
		withdraw: (memberId) => withdraw(parts(), memberId),
		companyOf: (corpCode) => companyOf(db, corpCode),
		registerBenefit: (member, registration) => registerBenefit(parts(), member, registration),

		async isTaken(email, ip) {
			await countHit(db, limits.checksByAddress, addressKey(ip), clock.now());
			const key = emailKey(email);
			if (!isEmail(key)) return false;
			const { rows } = await db.query("SELECT 1 FROM member WHERE email_key = $1 AND status = 'active'", [
				key,
			]);
			return rows.length > 0;
		},
	};
}
