import type { LoaderFunctionArgs } from "react-router";
import { requireMember } from "#ui/app/requireMember.ts";
import { BillingHistoryScreen } from "./BillingHistoryScreen.tsx";

export function loader(args: LoaderFunctionArgs): null {
	requireMember(args);
	return null;
}

export const shouldRevalidate = () => false;

export function Component() {
	return <BillingHistoryScreen />;
}
