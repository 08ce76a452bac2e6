import { observer } from "mobx-react-lite";
import { useApp } from "#ui/app/AppState.ts";
import { Toast } from "#ui/components/Toast.tsx";
import { GoToTop } from "#ui/layout/GoToTop.tsx";
import { LoadingHost } from "#ui/layout/LoadingHost.tsx";
import { OfflineNotice } from "#ui/layout/OfflineNotice.tsx";
import { PopupHost } from "#ui/layout/PopupHost.tsx";
import { useConnection } from "./useConnection.ts";
import { usePendingAction } from "./usePendingAction.ts";
import { useRouteLoading } from "./useRouteLoading.ts";
import { useSharedSession } from "./useSharedSession.ts";

/** Parts of the shell that are invisible until something happens. Loaded after hydration, so as not to delay it. */
export const DeferredShell = observer(function DeferredShell({
	isAboutConnection,
}: {
	/** Whether the page itself reports that there is no connection. */
	readonly isAboutConnection: boolean;
}) {
	const app = useApp();
	const { popups, loading } = app;
	const connection = useConnection(app.connection);
	const [message, forget] = usePendingAction(app);
	useRouteLoading(loading);
	useSharedSession(app);
	return (
		<>
			<GoToTop />
			<OfflineNotice state={isAboutConnection && connection === "lost" ? "none" : connection} />
			<Toast message={message} onGone={forget} />
			<LoadingHost visible={loading.visible} kind={loading.kind} text={loading.text} />
			<PopupHost popup={popups.current} onAccept={() => popups.accept()} onCancel={() => popups.cancel()} />
		</>
	);
});
