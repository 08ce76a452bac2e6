import { type LoaderFunctionArgs, replace } from "react-router";
import { homeRoute } from "#domain/navigation/returnTarget.ts";
import { appContext } from "#ui/app/AppState.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";

export { FindIdScreen as Component } from "./FindIdScreen.tsx";

export const handle: ScreenHandle = { shell: innerShell({}) };

/** Sends signed-in members away, as they have nothing to recover (DEC-027). */
export function loader({ context }: LoaderFunctionArgs): null {
	if (context.get(appContext).session.signedIn) throw replace(homeRoute);
	return null;
}

export const shouldRevalidate = () => false;
