import { type LoaderFunctionArgs, replace, useLoaderData } from "react-router";
import { socialProviderOf } from "#domain/member/socialLogin.ts";
import { returnAddress } from "#domain/navigation/returnTarget.ts";
import { appContext } from "#ui/app/AppState.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { SignUpScreen } from "./SignUpScreen.tsx";
import type { SignUpSnapshot } from "./SignUpViewModel.ts";

export const handle: ScreenHandle = { shell: innerShell({}) };

export function loader({ request, context }: LoaderFunctionArgs): SignUpSnapshot {
	const query = new URL(request.url).searchParams;
	const returnUrl = query.get("returnUrl");
	if (context.get(appContext).session.signedIn) throw replace(returnAddress(returnUrl ?? "/"));
	return { returnUrl, provider: socialProviderOf(query.get("provider")) };
}

export const shouldRevalidate = () => false;

export function Component() {
	return <SignUpScreen snapshot={useLoaderData<SignUpSnapshot>()} />;
}
