import type { Withdraw } from "#application/member/Withdraw.ts";
import type { CurrentMember } from "#application/membership/CurrentMember.ts";
import type { RegisterCard } from "#application/membership/RegisterCard.ts";
import type { TakeDetour } from "#application/navigation/TakeDetour.ts";
import type { Arrival } from "#application/session/Arrival.ts";
import type { MemberSession } from "#application/session/MemberSession.ts";
import type { Ports } from "#ports/Ports.ts";

/** What use cases are made of: the ports, and what several of them share. */
export interface Parts extends Ports {
	/** One for a page: what its calls, its use cases and other tabs do to the session meets in one state. */
	readonly memberSession: MemberSession;
	/** Shared by the use cases that begin a session. */
	readonly arrival: Arrival;
	/** Shared by the use cases that change grade or type. */
	readonly currentMember: CurrentMember;
	readonly registerCard: RegisterCard;
	readonly takeDetour: TakeDetour;
	readonly withdraw: Withdraw;
}
