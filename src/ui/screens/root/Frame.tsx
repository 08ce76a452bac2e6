import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { useLocation, useMatches } from "react-router";
import { useCases } from "#application/tokens.ts";
import { messagesTexts } from "#domain/copy/messages.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchSummary } from "#domain/search/searchSummary.ts";
import { useApp } from "#ui/app/AppState.ts";
import type { Shell } from "#ui/app/shell.ts";
import { Header } from "#ui/layout/Header.tsx";
import { mainId } from "#ui/layout/Page.tsx";
import { SearchSummary } from "#ui/layout/SearchSummary.tsx";
import { TopBar } from "#ui/layout/TopBar.tsx";

const Menu = lazy(() => import("./Menu.tsx").then((module) => ({ default: module.Menu })));
const HeaderSearch = lazy(() =>
	import("./HeaderSearch.tsx").then((module) => ({ default: module.HeaderSearch })),
);

/** What stands above a screen: the header with search and menu, or the top bar of an inner page. */
export const Frame = observer(function Frame({ shell }: { readonly shell: Shell }) {
	const { environment, session, menu, searchSection, popups, use } = useApp();
	const matches = useMatches();
	const conditionOf = (screen: string) => {
		const data = matches.find(({ id }) => id === screen)?.loaderData;
		return (data as { readonly condition: SearchCondition } | undefined)?.condition;
	};
	const { pathname, search } = useLocation();
	const here = pathname + search;
	if (shell.frame === "none") return null;
	if (shell.frame === "topBar") {
		return (
			<TopBar
				surface={environment.surface}
				left={shell.left}
				right={shell.right}
				center={shell.title === undefined ? { logo: environment.site.name } : { title: shell.title }}
				hasScrollEffect={shell.hasScrollEffect}
				onBack={() => void use(useCases.goBack).execute()}
				onShare={() =>
					void use(useCases.sharePage)
						.execute(document.title)
						.then((outcome) => outcome === "copied" && popups.alert(messagesTexts.msg.linkCopied))
				}
			/>
		);
	}
	// A stay's own condition can be changed in place; until the page is alive it is the address's.
	const condition = conditionOf("search") ?? searchSection.condition ?? conditionOf("products/:idx");
	const member = session.signedIn ? (session.member ?? NAMELESS) : null;
	return (
		<>
			<Header
				site={environment.site.name}
				member={member}
				loginPath={loginPath(here)}
				isMenuOpen={menu.isOpen}
				onOpenMenu={() => menu.open()}
				mainId={mainId}
				summary={
					condition && (
						<SearchSummary
							summary={searchSummary(condition)}
							isOpen={searchSection.isOpen}
							onOpen={() => searchSection.handle("SUMMARY_CLICKED")}
						/>
					)
				}
				search={
					condition && searchSection.isOpen ? (
						<Suspense>
							<HeaderSearch condition={condition} />
						</Suspense>
					) : undefined
				}
			/>
			{menu.isOpen && (
				<Suspense>
					<Menu member={member} path={here} />
				</Suspense>
			)}
		</>
	);
});

/** Signed in, but the page does not know yet who it is. */
const NAMELESS = { name: "", grade: "Bronze", type: "N", corpName: null } as const;
