import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { PaymentFailScreen, type PaymentFailSnapshot } from "./PaymentFailScreen.tsx";

export const handle: ScreenHandle = { callsAtOnce: true };

export function loader(args: LoaderFunctionArgs): PaymentFailSnapshot {
	requireMember(args);
	const query = new URL(args.request.url).searchParams;
	return { orderNumber: query.get("orderNum"), code: query.get("code") ?? "" };
}

export const shouldRevalidate = () => false;

export function Component() {
	return <PaymentFailScreen snapshot={useLoaderData<PaymentFailSnapshot>()} />;
}
