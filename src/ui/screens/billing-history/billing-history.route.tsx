import type { LoaderFunctionArgs } from "react-router";
import { billingHistoryCopy } from "#copy/billingHistory.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { BillingHistoryScreen } from "./BillingHistoryScreen.tsx";

export const handle: ScreenHandle = {
	shell: innerShell({ title: billingHistoryCopy.title, right: ["mypage", "home"] }),
	callsAtOnce: true,
};

export function loader(args: LoaderFunctionArgs): null {
	requireMember(args);
	return null;
}

export const shouldRevalidate = () => false;

export function Component() {
	return <BillingHistoryScreen />;
}
