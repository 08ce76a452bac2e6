import { billingHistoryCopy } from "#copy/billingHistory.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";

export { requireMember as loader } from "#ui/app/requireMember.ts";
export { BillingHistoryScreen as Component } from "./BillingHistoryScreen.tsx";

export const handle = memberHandle(billingHistoryCopy.title);

export const shouldRevalidate = () => false;
