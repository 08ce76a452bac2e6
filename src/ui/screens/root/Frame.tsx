import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { useCases } from "#application/tokens.ts";
import { profileMenu } from "#domain/member/profileMenu.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchSummary } from "#domain/search/searchSummary.ts";
import { useApp } from "#ui/app/AppState.ts";
import type { Shell } from "#ui/app/shell.ts";
import { Header } from "#ui/layout/Header.tsx";
import { mainId } from "#ui/layout/Page.tsx";
import { ProfileMenu } from "#ui/layout/ProfileMenu.tsx";
import { SearchSummary } from "#ui/layout/SearchSummary.tsx";
import { TopBar } from "#ui/layout/TopBar.tsx";

const HeaderSearch = lazy(() =>
	import("./HeaderSearch.tsx").then((module) => ({ default: module.HeaderSearch })),
);

/** What stands above a screen: the header with search and menu, or the top bar of an inner page. */
export const Frame = observer(function Frame({ shell }: { readonly shell: Shell }) {
	const { environment, session, menu, searchSection, use } = useApp();
	const searched = useMatches().find(({ id }) => id === "search")?.loaderData as
		| { readonly condition: SearchCondition }
		| undefined;
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
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
				onBack={() => void navigate(-1)}
				onShare={() => undefined}
			/>
		);
	}
	const condition = searched?.condition ?? searchSection.condition;
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
			<ProfileMenu
				open={menu.isOpen}
				onClose={() => menu.close()}
				menu={profileMenu(member, environment.surface, here)}
				member={member}
				onBridge={(target) => void use(useCases.followTarget).execute(target)}
				onLogout={() => use(useCases.logOut).execute()}
			/>
		</>
	);
});

/** Signed in, but the page does not know yet who it is. */
const NAMELESS = { name: "", grade: "Bronze", type: "N", corpName: null } as const;
