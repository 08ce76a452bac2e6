import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";

export { AdvanceNoticeScreen as Component } from "./AdvanceNoticeScreen.tsx";

export const handle: ScreenHandle = { shell: innerShell({}), callsAtOnce: true };
