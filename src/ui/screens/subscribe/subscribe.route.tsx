import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { subscribeCopy } from "#copy/subscribe.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { readInternalPath } from "#domain/navigation/internalPath.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { SubscribeScreen } from "./SubscribeScreen.tsx";
import type { SubscribeSnapshot } from "./SubscribeViewModel.ts";

export const handle: ScreenHandle = { shell: innerShell({ label: subscribeCopy.title }) };

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
