import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paymentCopy } from "#copy/payment.ts";
import { readId } from "#ui/app/readId.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { ExtraPaymentScreen } from "./ExtraPaymentScreen.tsx";
import type { ExtraPaymentSnapshot } from "./ExtraPaymentViewModel.ts";

export const handle: ScreenHandle = {
	shell: innerShell({ title: paymentCopy.extra.title }),
	callsAtOnce: true,
};

export function loader(args: LoaderFunctionArgs): ExtraPaymentSnapshot {
	requireMember(args);
	const url = new URL(args.request.url);
	return {
		id: readId(args.params.orderAddPayIdx),
		orderProductId: Number(url.searchParams.get("orderProductIdx")),
		address: url.pathname + url.search,
	};
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.href !== nextUrl.href;

export function Component() {
	return <ExtraPaymentScreen snapshot={useLoaderData<ExtraPaymentSnapshot>()} />;
}
