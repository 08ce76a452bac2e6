import { observer } from "mobx-react-lite";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { ScrollRestoration, type UIMatch, useLocation, useMatches, useNavigation } from "react-router";
import { useCases } from "#application/tokens.ts";
import { useApp } from "#ui/app/AppState.ts";
import { ChatButton } from "#ui/layout/ChatButton.tsx";
import { Footer } from "#ui/layout/Footer.tsx";
import { type ScreenHandle, shellOf } from "#ui/layout/screenHandle.ts";
import type { Shell } from "#ui/layout/shell.ts";
import { Frame, phoneBar } from "./Frame.tsx";

/** Application shell around every route (ROUTE-27): frame, footer and chat; popups and loading layer are loaded late. */
export const AppShell = observer(function AppShell({
	children,
	shell: given,
	isAboutConnection = false,
}: {
	readonly children: ReactNode;
	/** The screen's own shell by default. */
	readonly shell?: Shell;
	/** Whether the page itself reports that there is no connection, so that the notice is not shown in addition. */
	readonly isAboutConnection?: boolean;
}) {
	const app = useApp();
	const { environment, popups, loading, menu, searchSection, use } = app;
	const { key, pathname, search } = useLocation();
	const isMoving = useNavigation().state !== "idle";
	const own = shellOf(useMatches() as UIMatch<unknown, ScreenHandle | undefined>[]);
	const shell = given ?? own;
	const [Late, setLate] = useState<ComponentType<{ readonly isAboutConnection: boolean }> | null>(null);

	useEffect(() => {
		void use(useCases.startSession).execute();
		void use(useCases.recallSearch)
			.execute()
			.then(({ condition }) => condition && searchSection.stored(condition));
	}, [use, searchSection]);

	// A finished route change closes popups and menu and clears the loading layer (UI-POPUP-05, UI-LOADING-02).
	// biome-ignore lint/correctness/useExhaustiveDependencies: the location's key is what changed
	useEffect(() => {
		popups.closeAll(key);
		menu.close();
		loading.clear();
		searchSection.handle("ROUTE_CHANGED");
		const address = pathname + search;
		const position = window.history.state?.idx ?? 0;
		void use(useCases.recordVisit).execute({ address, position, title: document.title });
		// A chunk that could not be loaded is requested again with the next page.
		import("./DeferredShell.tsx").then(
			(late) => setLate(() => late.DeferredShell),
			() => undefined,
		);
	}, [key, popups, menu, loading, searchSection]);

	return (
		<div
			aria-busy={isMoving}
			data-inner={phoneBar(shell, environment.surface)}
			data-bare={environment.surface === "webview" || undefined}
		>
			<Frame shell={shell} />
			{children}
			<Footer
				site={environment.site}
				surface={environment.surface}
				onBridge={(target) => void use(useCases.followTarget).execute(target)}
			/>
			<ChatButton
				url={environment.site.chatUrl}
				pathname={pathname}
				surface={environment.surface}
				onBridge={(target) => void use(useCases.followTarget).execute(target)}
			/>
			{Late && <Late isAboutConnection={isAboutConnection} />}
			<ScrollRestoration />
		</div>
	);
});
