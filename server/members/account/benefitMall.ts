import { isCorpCode, isName } from "#domain/member/validators.ts";
import { hasTextLength } from "#domain/shared/hasTextLength.ts";
import { oneLine } from "#domain/shared/oneLine.ts";
import type { Sessions } from "#server/members/session/Sessions.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { BenefitStore } from "./store/BenefitStore.ts";

/** Length of a department's name in characters. [DEC-066] */
const deptLength = { min: 1, max: 30 } as const;

/** The data with which a member registers in the benefit mall. */
export interface BenefitRegistration {
	readonly corpCode: string;
	readonly deptName: string;
	readonly userName: string;
}

/**
 * Returns the name of the company with this code.
 * @throws Refusal corpCodeUnknown, also if the code is no longer valid
 */
export async function companyOf(db: Queryable, corpCode: string): Promise<string> {
	const name = isCorpCode(corpCode) ? await new BenefitStore(db).company(corpCode) : null;
	if (name === null) throw new Refusal("corpCodeUnknown");
	return name;
}

/**
 * Makes a normal member a corporate member, who keeps the grade; a corporate member can only change the department. Other logins learn of
 * the new type through a 499 (DEC-066, DEC-110, DEC-149).
 * @throws Refusal invalidRequest, corpCodeUnknown, updateFailed for a corporate member of another company
 */
export async function registerBenefit(
	{ db, sessions, now }: { readonly db: Database; readonly sessions: Sessions; readonly now: number },
	{ memberId, sessionId }: SignedInMember,
	registration: BenefitRegistration,
): Promise<void> {
	const { corpCode, userName } = registration;
	// Operators read it in a list, whose lines it must not imitate.
	const deptName = oneLine(registration.deptName);
	if (!hasTextLength(deptName, deptLength)) throw new Refusal("invalidRequest");
	await companyOf(db, corpCode);
	await db.tx(async (tx) => {
		const store = new BenefitStore(tx);
		const known = await store.lock(memberId);
		if (!known || (known.type === "C" && known.corpCode !== corpCode)) throw new Refusal("updateFailed");
		if (known.type === "C") {
			await store.moveTo(memberId, deptName);
			return;
		}
		if (!isName(userName)) throw new Refusal("invalidRequest");
		await store.join(memberId, { corpCode, deptName, userName }, new Date(now));
		await sessions.keepValid(tx, sessionId);
	});
}
