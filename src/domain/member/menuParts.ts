import { isCorporationMember, isSpecialMember, type MemberStanding } from "./Member.ts";

/** The parts of the menu that depend on the member. */
interface MenuParts {
	readonly subscribe: boolean;
	readonly corpPrompt: boolean;
	readonly manage: boolean;
	readonly billingHistory: boolean;
	readonly welfare: boolean;
}

/**
 * Who sees what. A corporate member is asked neither to subscribe nor to become one, but can manage a running subscription; the
 * billing history is for everybody without the special standing. [UI-MENU-06, UI-MENU-07, UI-MENU-08, UI-MENU-09, UI-MENU-11, DEC-065]
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
