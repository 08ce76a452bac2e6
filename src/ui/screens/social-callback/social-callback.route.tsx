import { type LoaderFunctionArgs, replace, useLoaderData } from "react-router";
import { readSocialAnswer, socialProviderOf } from "#domain/member/socialLogin.ts";
import { loginRoute } from "#domain/navigation/returnTarget.ts";
import { SocialCallbackScreen } from "./SocialCallbackScreen.tsx";
import type { SocialCallbackSnapshot } from "./SocialCallbackViewModel.ts";

/** Only reads the address; the page sends the answer, once. */
export function loader({ params, request }: LoaderFunctionArgs): SocialCallbackSnapshot {
	const provider = socialProviderOf(params.provider);
	if (provider === null) throw replace(loginRoute);
	const query = new URL(request.url).searchParams;
	const answer = readSocialAnswer({
		code: query.get("code"),
		state: query.get("state"),
		error: query.get("error"),
	});
	return { provider, answer };
}

export const shouldRevalidate = () => false;

export function Component() {
	return <SocialCallbackScreen snapshot={useLoaderData<SocialCallbackSnapshot>()} />;
}
