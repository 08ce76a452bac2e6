import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { type UIMatch, useLocation, useMatches } from "react-router";
import { useCases } from "#application/tokens.ts";
import { layoutCopy } from "#copy/layout.ts";
import { messagesCopy } from "#copy/messages.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { settledCondition } from "#domain/search/SearchReading.ts";
import type { StayPage } from "#domain/search/StayResults.ts";
import { searchSummary } from "#domain/search/searchSummary.ts";
import { useApp } from "#ui/app/AppState.ts";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { Header } from "#ui/layout/Header.tsx";
import { lazyLayer } from "#ui/layout/lazyPart.tsx";
import { mainId } from "#ui/layout/Page.tsx";
import { SearchSummary, searchSectionId } from "#ui/layout/SearchSummary.tsx";
import type { Shell } from "#ui/layout/shell.ts";
import { TopBar } from "#ui/layout/TopBar.tsx";
import { useOutsidePress } from "#ui/layout/useOutsidePress.ts";
import { useSectionEscape } from "#ui/layout/useSectionEscape.ts";
import styles from "./Frame.module.css";

const Menu = lazyLayer(async () => (await import("./Menu.tsx")).Menu);
const HeaderSearch = lazyLayer(
	async () => (await import("./HeaderSearch.tsx")).HeaderSearch,
	<AwaitedSearch />,
);

/**
 * Returns which top bar replaces the header on phones: with or without the page's title; undefined if the header stays, or in a web view,
 * where the app has its own bar (UI-TOPBAR-05).
 */
export const phoneBar = ({ frame, title }: Shell, surface: Surface): "titled" | "untitled" | undefined => {
	if (frame !== "inner" || surface === "webview") return undefined;
	return title === undefined ? "untitled" : "titled";
};

/** What is shown above a screen: the header with search and menu, the top bar of an inner page, or either depending on the width. */
export function Frame({ shell }: { readonly shell: Shell }) {
	const { surface } = useApp().environment;
	if (surface === "webview") return <AppFrame shell={shell} />;
	if (shell.frame === "topBar") return <InnerBar shell={shell} />;
	if (phoneBar(shell, surface) === undefined) return <PageHeader />;
	return (
		<>
			<div className={styles.wide}>
				<PageHeader />
			</div>
			<div className={styles.phone}>
				<InnerBar shell={shell} />
			</div>
		</>
	);
}

/** The app provides all bars (DEC-190). What remains is a title shown nowhere else, and the search condition of the results. */
const AppFrame = observer(function AppFrame({ shell }: { readonly shell: Shell }) {
	const { searchSection } = useApp();
	const condition = conditionOf(useMatches(), "search");
	return (
		<>
			{shell.frame === "topBar" && shell.title !== undefined && (
				<h1>
					<VisuallyHidden>{shell.title}</VisuallyHidden>
				</h1>
			)}
			{condition && (
				<div className={styles.condition}>
					<Summary condition={condition} />
					{searchSection.isOpen && <OpenSearch condition={condition} />}
				</div>
			)}
		</>
	);
});

/** Top bar of an inner page, with a back button. */
function InnerBar({ shell }: { readonly shell: Shell }) {
	const { environment, popups, use } = useApp();
	const stay = useMatches().map(stayNameOf).find(Boolean);
	const label = shell.label ?? stay;
	const share = async () => {
		const outcome = await use(useCases.sharePage).execute(document.title);
		if (outcome === "copied") void popups.alert(messagesCopy.msg.linkCopied);
		if (outcome === "failed") void popups.alert(layoutCopy.shareFailed);
	};
	return (
		<TopBar
			surface={environment.surface}
			left={shell.left}
			right={shell.right}
			center={
				shell.title !== undefined
					? { title: shell.title }
					: label !== undefined
						? { label }
						: { logo: environment.site.name }
			}
			hasScrollEffect={shell.hasScrollEffect}
			onBack={() => void use(useCases.goBack).execute()}
			onShare={() => void share()}
		/>
	);
}

/** Name of the loaded stay, shown in the top bar of its page. */
const stayNameOf = ({ loaderData }: Pick<UIMatch, "loaderData">): string | undefined =>
	(loaderData as { readonly detail?: { readonly info: { readonly name: string } } | null } | undefined)
		?.detail?.info.name;

/** Logo, search and menu; the menu's code is loaded when it is first opened. */
const PageHeader = observer(function PageHeader() {
	const { environment, session, menu, searchSection } = useApp();
	const matches = useMatches();
	const { pathname, search } = useLocation();
	const here = pathname + search;
	// On a stay's page the condition can be changed in place; until hydration it is taken from the address, to be stored afterwards.
	const condition =
		conditionOf(matches, "search") ?? searchSection.condition ?? conditionOf(matches, "products/:idx");
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
				summary={condition && <Summary condition={condition} />}
				search={condition && searchSection.isOpen ? <OpenSearch condition={condition} /> : undefined}
			/>
			{menu.isOpen && <Menu member={member} path={here} onClose={() => menu.close()} />}
		</>
	);
});

interface Conditioned {
	readonly condition: SearchCondition;
	/** For a stay: whether the address contains dates. Without dates nothing is stored, and the header shows no search (UI-SUM-05). */
	readonly isSearched?: boolean;
	/** For a list: how its text was interpreted. */
	readonly list?: Pick<StayPage, "reading"> | null;
}

/** Returns the search condition from a screen's address, including dates and guests found in its text; undefined if there is none. */
function conditionOf(matches: readonly Pick<UIMatch, "id" | "loaderData">[], screen: string) {
	const data = matches.find(({ id }) => id === screen)?.loaderData;
	const known = data as Conditioned | undefined;
	if (known === undefined || known.isSearched === false) return undefined;
	return settledCondition(known.condition, known.list?.reading ?? null);
}

const Summary = observer(function Summary({ condition }: { readonly condition: SearchCondition }) {
	const { searchSection } = useApp();
	return (
		<SearchSummary
			summary={searchSummary(condition)}
			isOpen={searchSection.isOpen}
			onOpen={() => {
				// Stores the condition of the address here too, in case storing it when the page opened failed or is not done yet.
				searchSection.stored(condition);
				searchSection.handle("SUMMARY_CLICKED");
			}}
		/>
	);
});

/** Stands in for the search bar whose code is loading: Escape closes the section already. */
function AwaitedSearch() {
	const { searchSection } = useApp();
	useSectionEscape(() => searchSection.handle("ESCAPE_PRESSED"));
	return null;
}

/** The open search section. A press outside closes it even while its code is loading (SEARCH-SEC-03). */
function OpenSearch({ condition }: { readonly condition: SearchCondition }) {
	const { searchSection } = useApp();
	const element = useRef<HTMLDivElement>(null);
	useOutsidePress(element, true, () => searchSection.handle("PRESSED_OUTSIDE"));
	return (
		<div ref={element} id={searchSectionId}>
			<HeaderSearch condition={condition} onClose={() => searchSection.handle("ESCAPE_PRESSED")} />
		</div>
	);
}

/** Stand-in for a signed-in member whose identity is not known yet. */
const NAMELESS = { name: "", grade: "Bronze", type: "N", corpName: null } as const;
