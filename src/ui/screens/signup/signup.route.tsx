import { type LoaderFunctionArgs, replace, useLoaderData } from "react-router";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import { appContext } from "#ui/app/AppState.ts";
import { SignUpScreen } from "./SignUpScreen.tsx";
import type { SignUpSnapshot } from "./SignUpViewModel.ts";

export function loader({ request, context }: LoaderFunctionArgs): SignUpSnapshot {
	const returnUrl = new URL(request.url).searchParams.get("returnUrl");
	if (context.get(appContext).session.signedIn) throw replace(returnTarget(returnUrl ?? "/"));
	return { returnUrl };
}

export const shouldRevalidate = () => false;

export function Component() {
	return <SignUpScreen snapshot={useLoaderData<SignUpSnapshot>()} />;
}
