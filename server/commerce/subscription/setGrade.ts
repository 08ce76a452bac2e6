import type { MemberGrade } from "#domain/member/Member.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";

/** Sets a member's grade. A new grade ends the member's other sessions with code 499, except the session that caused it (DEC-110). */
export async function setGrade(
	{ sessions, clock }: Pick<SubscriptionParts, "sessions" | "clock">,
	tx: Queryable,
	memberId: number,
	grade: MemberGrade,
	sessionId: string | null,
): Promise<void> {
	const isNew = await new StandingStore(tx).setGrade(memberId, grade, clock.now());
	if (isNew && sessionId !== null) await sessions.keepValid(tx, sessionId);
}
