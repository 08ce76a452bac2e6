import type { ReactNode } from "react";
import type { MenuLink } from "#domain/member/profileMenu.ts";
import { ChatIcon, HeartIcon, HelpIcon } from "#ui/components/icons/frame.tsx";
import {
	BookingsIcon,
	CardIcon,
	CoinIcon,
	CouponIcon,
	GiftIcon,
	MegaphoneIcon,
} from "#ui/components/icons/travel.tsx";

const icons: Readonly<Record<string, ReactNode>> = {
	"/mypage/books": <BookingsIcon size={22} />,
	"/mypage/wishes": <HeartIcon size={22} />,
	"/mypage/coupon": <CouponIcon size={22} />,
	"/mypage/awesome-cash": <CoinIcon size={22} />,
	"/membership/benefit-mall/management": <GiftIcon size={22} />,
	"/membership/awesome/management/billing-history": <CardIcon size={22} />,
	"/faq": <HelpIcon size={22} />,
	"/notice": <MegaphoneIcon size={22} />,
};

/** Icon of a menu link. */
export const MenuIcon = ({ link: { target } }: { readonly link: MenuLink }): ReactNode =>
	("navigate" in target && icons[target.navigate]) || <ChatIcon size={22} />;
