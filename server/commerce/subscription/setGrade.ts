import type { MemberGrade } from "#domain/member/Member.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";

/** A new grade ends the member's other logins by 499; the one that brought it about goes on (DEC-110). */
export async function setGrade(
	{ sessions, clock }: Pick<SubscriptionParts, "sessions" | "clock">,
	tx: Queryable,
	memberId: number,
	grade: MemberGrade,
	sessionId: string | null,
): Promise<void> {
	const isNew = await new StandingStore(tx).setGrade(memberId, grade, clock.now());
	if (isNew && sessionId !== null) await sessions.keep(tx, sessionId);
}
