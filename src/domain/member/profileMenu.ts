import { menuCopy } from "#copy/menu.ts";
import { inquiryTarget, type LinkTarget } from "#domain/navigation/bridgeMessage.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import type { CachedMember } from "./CachedMember.ts";
import { menuParts } from "./menuParts.ts";
import { displayName, gradeCard } from "./profile.ts";

export interface MenuLink {
	readonly label: string;
	readonly target: LinkTarget;
}

export type ProfileMenu =
	| { readonly kind: "loggedOut"; readonly login: MenuLink }
	| {
			readonly kind: "loggedIn";
			readonly name: string;
			/** Null until the member's data has been loaded. */
			readonly email: string | null;
			readonly card: string;
			readonly subscribe: MenuLink | null;
			readonly corpPrompt: MenuLink | null;
			readonly manage: MenuLink | null;
			/** In display order. */
			readonly links: readonly MenuLink[];
			/** Label of the last item. [UI-MENU-05] */
			readonly logout: string;
	  };

const link = (label: string, path: string): MenuLink => ({ label, target: { navigate: path } });
const { menu } = menuCopy;

/** A member as far as the page knows: the cached part, plus the e-mail once it has been loaded. */
export type MenuMember = CachedMember & { readonly email?: string };

/** Returns the whole profile menu for a visitor on `currentPath`. [UI-MENU-02, UI-MENU-03, UI-MENU-04] */
export function profileMenu(member: MenuMember | null, surface: Surface, currentPath: string): ProfileMenu {
	if (member === null) return { kind: "loggedOut", login: link(menu.loggedOut, loginPath(currentPath)) };
	const parts = menuParts(member);
	return {
		kind: "loggedIn",
		name: displayName(member.name),
		email: member.email ?? null,
		card: gradeCard(member),
		subscribe: parts.subscribe ? link(menu.subscribe, "/membership/awesome/subscribe") : null,
		corpPrompt: parts.corpPrompt ? link(menu.corpPrompt, "/membership/benefit-mall/register") : null,
		manage: parts.manage ? link(menu.manage, "/membership/awesome/management") : null,
		links: [
			link(menu.links.books, "/mypage/books"),
			link(menu.links.wishes, "/mypage/wishes"),
			link(menu.links.coupons, "/mypage/coupon"),
			link(menu.links.awesomeCash, "/mypage/awesome-cash"),
			link(menu.welfare, "/membership/benefit-mall/management"),
			...(parts.billingHistory ? [link(menu.billing, "/membership/awesome/management/billing-history")] : []),
			link(menu.links.faq, "/faq"),
			link(menu.links.notices, "/notice"),
			{ label: menu.links.inquiries, target: inquiryTarget(surface) },
		],
		logout: menu.links.logout,
	};
}
