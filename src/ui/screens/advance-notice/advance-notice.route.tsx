import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { AdvanceNoticeScreen } from "./AdvanceNoticeScreen.tsx";

export const handle: ScreenHandle = { shell: innerShell({}), callsAtOnce: true };

export function Component() {
	return <AdvanceNoticeScreen />;
}
