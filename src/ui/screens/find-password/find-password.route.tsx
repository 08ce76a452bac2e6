import { type LoaderFunctionArgs, replace } from "react-router";
import { appContext } from "#ui/app/AppState.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";

export { FindPasswordScreen as Component } from "./FindPasswordScreen.tsx";

export const handle: ScreenHandle = { shell: innerShell({}) };

/** Sends signed-in members away, as they change their password in their account (DEC-027). */
export function loader({ context }: LoaderFunctionArgs): null {
	if (context.get(appContext).session.signedIn) throw replace("/mypage/user");
	return null;
}

export const shouldRevalidate = () => false;
