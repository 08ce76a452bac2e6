import { AdvanceNoticeScreen } from "./AdvanceNoticeScreen.tsx";

export function Component() {
	return <AdvanceNoticeScreen />;
}
