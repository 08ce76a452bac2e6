import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { PaymentReturnScreen } from "./PaymentReturnScreen.tsx";
import type { PaymentReturnSnapshot } from "./PaymentReturnViewModel.ts";

export const handle: ScreenHandle = { callsAtOnce: true };

/** Reads the provider's answer; the browser then approves the payment, once (DEC-016). */
export function loader(args: LoaderFunctionArgs): PaymentReturnSnapshot {
	requireMember(args);
	const query = new URL(args.request.url).searchParams;
	const paymentId = Number(query.get("paymentIdx"));
	const orderNumber = query.get("orderNum") ?? "";
	const token = query.get("pgToken") ?? "";
	const isSuccess = query.get("result") !== "fail";
	const isWhole = Number.isSafeInteger(paymentId) && paymentId > 0;
	return {
		back: isSuccess && isWhole && orderNumber && token ? { orderNumber, paymentId, token } : null,
	};
}

export const shouldRevalidate = () => false;

export function Component() {
	return <PaymentReturnScreen snapshot={useLoaderData<PaymentReturnSnapshot>()} />;
}
