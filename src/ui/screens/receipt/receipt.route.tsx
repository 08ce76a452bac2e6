import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { receiptCopy } from "#copy/receipt.ts";
import { readId } from "#ui/app/readId.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { ReceiptScreen } from "./ReceiptScreen.tsx";

export const handle: ScreenHandle = { shell: innerShell({ title: receiptCopy.title }), callsAtOnce: true };

export function loader(args: LoaderFunctionArgs): { readonly orderProductId: number } {
	requireMember(args);
	return { orderProductId: readId(args.params.orderProductIdx) };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;

export function Component() {
	return <ReceiptScreen {...useLoaderData<{ readonly orderProductId: number }>()} />;
}
