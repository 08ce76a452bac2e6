import { observer } from "mobx-react-lite";
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
import { lazyPart } from "#ui/app/lazyPart.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { Header } from "#ui/layout/Header.tsx";
import { mainId } from "#ui/layout/Page.tsx";
import { SearchSummary } from "#ui/layout/SearchSummary.tsx";
import type { Shell } from "#ui/layout/shell.ts";
import { TopBar } from "#ui/layout/TopBar.tsx";
import styles from "./Frame.module.css";

const { Part: Menu } = lazyPart(async () => (await import("./Menu.tsx")).Menu);
const { Part: HeaderSearch } = lazyPart(async () => (await import("./HeaderSearch.tsx")).HeaderSearch);

/**
 * The top bar that phones show in the header's place: with the page's title or without. The app around a web view has a bar
 * of its own (UI-TOPBAR-05).
 */
export const phoneBar = ({ frame, title }: Shell, surface: Surface): "titled" | "untitled" | undefined => {
	if (frame !== "inner" || surface === "webview") return undefined;
	return title === undefined ? "untitled" : "titled";
};

/** What stands above a screen: the header with search and menu, the top bar of an inner page, or each at its widths. */
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

/** The app brings every bar (DEC-190): what is left is a title nobody else says, and the results' own condition. */
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
					{searchSection.isOpen && <HeaderSearch condition={condition} />}
				</div>
			)}
		</>
	);
});

/** The bar of an inner page, with a way back. */
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

/** A stay's bar carries its name. */
const stayNameOf = ({ loaderData }: Pick<UIMatch, "loaderData">): string | undefined =>
	(loaderData as { readonly detail?: { readonly info: { readonly name: string } } | null } | undefined)
		?.detail?.info.name;

/** Logo, search and menu; the menu's own code comes when it is first opened. */
const PageHeader = observer(function PageHeader() {
	const { environment, session, menu, searchSection } = useApp();
	const matches = useMatches();
	const { pathname, search } = useLocation();
	const here = pathname + search;
	// A stay's own condition can be changed in place; until the page is alive it is the address's, which will be remembered.
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
				search={condition && searchSection.isOpen ? <HeaderSearch condition={condition} /> : undefined}
			/>
			{menu.isOpen && <Menu member={member} path={here} />}
		</>
	);
});

interface Conditioned {
	readonly condition: SearchCondition;
	/** Of a stay: the address named dates. Without them nothing is remembered, and the header has no search (UI-SUM-05). */
	readonly isSearched?: boolean;
	/** Of a list: how its text was read. */
	readonly list?: Pick<StayPage, "reading"> | null;
}

/** The condition that a screen has in its address, the days and people of its text among it. */
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
				// What the address says is stored with the page, and here whatever became of that.
				searchSection.stored(condition);
				searchSection.handle("SUMMARY_CLICKED");
			}}
		/>
	);
});

/** Signed in, but the page does not know yet who it is. */
const NAMELESS = { name: "", grade: "Bronze", type: "N", corpName: null } as const;
