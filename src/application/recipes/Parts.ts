import type { Withdraw } from "#application/member/Withdraw.ts";
import type { CurrentMember } from "#application/membership/CurrentMember.ts";
import type { RegisterCard } from "#application/membership/RegisterCard.ts";
import type { TakeDetour } from "#application/navigation/TakeDetour.ts";
import type { LoginCompletion } from "#application/session/LoginCompletion.ts";
import type { MemberSession } from "#application/session/MemberSession.ts";
import type { Ports } from "#ports/Ports.ts";

/** Everything that use cases are built from: the ports, and the objects shared by several use cases. */
export interface Parts extends Ports {
	/** One instance per page, so that API calls, use cases and other tabs all act on the same session state. */
	readonly memberSession: MemberSession;
	/** Shared by the use cases that start a session. */
	readonly arrival: LoginCompletion;
	/** Shared by the use cases that change the member's grade or type. */
	readonly currentMember: CurrentMember;
	readonly registerCard: RegisterCard;
	readonly takeDetour: TakeDetour;
	readonly withdraw: Withdraw;
}
