import { isEmail } from "#domain/member/validators.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { countHit, limits } from "#server/limits/countHit.ts";
import { emailKey } from "./emailKey.ts";
import { type NewMember, signUp } from "./signUp.ts";

export interface Accounts {
	/** @throws Refusal invalidRequest, verifyFailed, emailTaken */
	signUp(member: NewMember): Promise<number>;
	/** Whether an address is a member's (DEC-145). @throws Refusal tooManyCalls for who asks about very many */
	isTaken(email: string, ip: string): Promise<boolean>;
}

/** How an account begins, changes and ends. */
export function createAccounts({ db, clock }: { readonly db: Database; readonly clock: Clock }): Accounts {
	return {
		signUp: (member) => signUp({ db, now: clock.now() }, member),

		async isTaken(email, ip) {
			await countHit(db, limits.checksByAddress, ip, clock.now());
			const key = emailKey(email);
			if (!isEmail(key)) return false;
			const { rows } = await db.query("SELECT 1 FROM member WHERE email_key = $1 AND status = 'active'", [
				key,
			]);
			return rows.length > 0;
		},
	};
}
