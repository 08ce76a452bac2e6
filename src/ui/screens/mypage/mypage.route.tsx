import type { LoaderFunctionArgs } from "react-router";
import { myPageCopy } from "#copy/myPage.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { MyPageScreen } from "./MyPageScreen.tsx";

export const handle: ScreenHandle = { shell: innerShell({ title: myPageCopy.title }), callsAtOnce: true };

export function loader(args: LoaderFunctionArgs): null {
	requireMember(args);
	return null;
}

export const shouldRevalidate = () => false;

export function Component() {
	return <MyPageScreen />;
}
