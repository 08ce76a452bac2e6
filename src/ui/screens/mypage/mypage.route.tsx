import { myPageCopy } from "#copy/myPage.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";

export { requireMember as loader } from "#ui/app/requireMember.ts";
export { MyPageScreen as Component } from "./MyPageScreen.tsx";

export const handle: ScreenHandle = { shell: innerShell({ title: myPageCopy.title }), callsAtOnce: true };

export const shouldRevalidate = () => false;
