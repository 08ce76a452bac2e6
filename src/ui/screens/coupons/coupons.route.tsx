import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { couponsCopy } from "#copy/coupons.ts";
import { parseCouponTab } from "#domain/coupon/couponRules.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";
import { CouponsScreen } from "./CouponsScreen.tsx";
import type { CouponsSnapshot } from "./CouponsViewModel.ts";

export const handle = memberHandle(couponsCopy.title);

export function loader(args: LoaderFunctionArgs): CouponsSnapshot {
	requireMember(args);
	return { tab: parseCouponTab(new URL(args.request.url).searchParams.get("tab")) };
}

export function Component() {
	return <CouponsScreen snapshot={useLoaderData<CouponsSnapshot>()} />;
}
