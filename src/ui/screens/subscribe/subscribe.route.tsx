import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { readInternalPath } from "#domain/navigation/internalPath.ts";
import { SubscribeScreen } from "./SubscribeScreen.tsx";
import type { SubscribeSnapshot } from "./SubscribeViewModel.ts";

const plans: readonly MembershipPlan[] = ["Gold", "Silver"];

export function loader({ request }: LoaderFunctionArgs): SubscribeSnapshot {
	const { searchParams } = new URL(request.url);
	const returnUrl = searchParams.get("returnUrl");
	return {
		plan: plans.find((plan) => plan === searchParams.get("plan")) ?? null,
		authKey: searchParams.get("authKey"),
		isCardCancelled: searchParams.has("code"),
		returnPath: readInternalPath(returnUrl) && returnUrl,
	};
}

/** The provider's parameters are single-use, so the loader must not run again. */
export const shouldRevalidate = () => false;

export function Component() {
	return <SubscribeScreen snapshot={useLoaderData<SubscribeSnapshot>()} />;
}
