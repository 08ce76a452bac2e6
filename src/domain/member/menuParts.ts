import { isCorporationMember, isSpecialMember, type MemberStanding } from "./Member.ts";

/** Which member-dependent parts of the menu are shown. */
interface MenuParts {
	readonly subscribe: boolean;
	readonly corpPrompt: boolean;
	readonly manage: boolean;
	readonly billingHistory: boolean;
	readonly welfare: boolean;
}

/**
 * Returns the menu parts a member sees. A corporate member is invited neither to subscribe nor to register as a corporate member, but can
 * manage an active subscription; the billing history is shown to everyone except special members. [UI-MENU-06, UI-MENU-07, UI-MENU-08,
 * UI-MENU-09, UI-MENU-11, DEC-065]
 */
export function menuParts(member: MemberStanding): MenuParts {
	const isBronze = member.grade === "Bronze";
	const mayJoin = isBronze && !isCorporationMember(member);
	return {
		subscribe: mayJoin,
		corpPrompt: mayJoin,
		manage: !isBronze,
		billingHistory: !isSpecialMember(member),
		welfare: true,
	};
}
