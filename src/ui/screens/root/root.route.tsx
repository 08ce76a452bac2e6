import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import {
	type LoaderFunctionArgs,
	Outlet,
	ScrollRestoration,
	useLocation,
	useMatches,
	useNavigation,
} from "react-router";
import { useCases } from "#application/tokens.ts";
import { appContext, useApp } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";
import { shellOf } from "#ui/app/shell.ts";
import { ChatButton } from "#ui/layout/ChatButton.tsx";
import { Footer } from "#ui/layout/Footer.tsx";
import { GoToTop } from "#ui/layout/GoToTop.tsx";
import { LoadingHost } from "#ui/layout/LoadingHost.tsx";
import { PopupHost } from "#ui/layout/PopupHost.tsx";
import "#ui/styles/global.css";
import { loadWebFont } from "#ui/styles/webFont.ts";
import { Frame } from "./Frame.tsx";

export { RootBoundary } from "./RootBoundary.tsx";

/** Server and browser agree on the page's environment through this answer. */
export function rootLoader({ context }: LoaderFunctionArgs): Environment {
	return context.get(appContext).environment;
}

/** The application shell around every route (ROUTE-27): frame, popups, loading layer. */
export const RootLayout = observer(function RootLayout() {
	const app = useApp();
	const { environment, popups, loading, menu, searchSection, use } = app;
	const { key, pathname } = useLocation();
	const isMoving = useNavigation().state !== "idle";
	const shell = shellOf(useMatches());

	useEffect(() => {
		void use(useCases.startSession).execute();
		void use(useCases.recallSearch)
			.execute()
			.then(({ condition }) => condition && searchSection.stored(condition));
		loadWebFont();
	}, [use, searchSection]);

	// A finished route change closes popups and menu and clears the loading layer (UI-POPUP-05, UI-LOADING-02).
	// biome-ignore lint/correctness/useExhaustiveDependencies: the location's key is what changed
	useEffect(() => {
		popups.closeAll();
		menu.close();
		loading.clear();
		searchSection.handle("ROUTE_CHANGED");
	}, [key, popups, menu, loading, searchSection]);

	return (
		<div aria-busy={isMoving}>
			<Frame shell={shell} />
			<Outlet />
			{shell.footer && (
				<Footer
					site={environment.site}
					surface={environment.surface}
					onBridge={(target) => void use(useCases.followTarget).execute(target)}
				/>
			)}
			<GoToTop />
			<ChatButton
				url={environment.site.chatUrl}
				pathname={pathname}
				surface={environment.surface}
				onBridge={(target) => void use(useCases.followTarget).execute(target)}
			/>
			<LoadingHost visible={loading.visible} kind={loading.kind} text={loading.text} />
			<PopupHost popup={popups.current} onAccept={() => popups.accept()} onCancel={() => popups.cancel()} />
			<ScrollRestoration />
		</div>
	);
});
