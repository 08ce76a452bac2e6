import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { typedOrderNumber } from "#domain/order/orderNumber.ts";
import { LmsScreen } from "./LmsScreen.tsx";
import type { LmsSnapshot } from "./LmsViewModel.ts";

/** Needs no login: the link itself grants access (DEC-085). */
export const loader = ({ params }: LoaderFunctionArgs): LmsSnapshot => ({
	orderNumber: typedOrderNumber(params.orderNumber ?? ""),
});

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;

export function Component() {
	return <LmsScreen snapshot={useLoaderData<LmsSnapshot>()} />;
}
