import { type LoaderFunctionArgs, replace } from "react-router";
import { homeRoute } from "#domain/navigation/returnTarget.ts";
import { appContext } from "#ui/app/AppState.ts";
import { SocialConnectScreen } from "./SocialConnectScreen.tsx";

/** Members have nothing to connect here. */
export function loader({ context }: LoaderFunctionArgs): null {
	if (context.get(appContext).session.signedIn) throw replace(homeRoute);
	return null;
}

export const shouldRevalidate = () => false;

export const Component = SocialConnectScreen;
