import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { PaymentCompleteScreen } from "./PaymentCompleteScreen.tsx";
import type { PaymentCompleteSnapshot } from "./PaymentCompleteViewModel.ts";

export const handle: ScreenHandle = { callsAtOnce: true };

export function loader(args: LoaderFunctionArgs): PaymentCompleteSnapshot {
	requireMember(args);
	return { orderNumber: args.params.orderNum ?? "" };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;

export function Component() {
	return <PaymentCompleteScreen snapshot={useLoaderData<PaymentCompleteSnapshot>()} />;
}
