import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useCases } from "#application/tokens.ts";
import { myPageCopy } from "#copy/myPage.ts";
import { displayName } from "#domain/member/profile.ts";
import { profileMenu } from "#domain/member/profileMenu.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Avatar } from "#ui/components/Avatar.tsx";
import { CrownIcon } from "#ui/components/icons/frame.tsx";
import { LogoutIcon } from "#ui/components/icons/interface.tsx";
import { MenuIcon } from "#ui/layout/MenuIcon.tsx";
import { Page, PageTitle } from "#ui/layout/Page.tsx";
import styles from "./MemberPage.module.css";

interface MemberPageProps {
	/** The page's h1. */
	readonly title: string;
	readonly children: ReactNode;
}

/** Main element of a member's screen. From 1240 px, links to all other such screens are shown on the left. */
export const MemberPage = ({ title, children }: MemberPageProps) => (
	<Page>
		<div className={styles.frame}>
			<MemberNavigation />
			<div className={styles.content}>
				<PageTitle title={title} />
				{children}
			</div>
		</div>
	</Page>
);

/** The links of the profile menu, by the same rules (UI-MENU-04). */
const MemberNavigation = observer(function MemberNavigation() {
	const { environment, session, use } = useApp();
	const { pathname } = useLocation();
	const { member } = session;
	const menu = profileMenu(member, environment.surface, pathname);
	// Keeps the column's space until the member is known.
	if (member === null || menu.kind === "loggedOut") return <div />;
	const isListed = menu.links.some(({ target }) => "navigate" in target && target.navigate === pathname);
	return (
		<nav className={styles.nav} aria-label={myPageCopy.menu}>
			<Link
				to="/mypage"
				className={styles.person ?? ""}
				aria-current={pathname === "/mypage" ? "page" : undefined}
			>
				<Avatar member={member} />
				<span>
					<strong className={styles.name}>{myPageCopy.greeting(displayName(member.name))}</strong>
					<span className={styles.grade}>{menu.card}</span>
				</span>
			</Link>
			<ul>
				{menu.manage && "navigate" in menu.manage.target && (
					<li>
						<Link
							to={menu.manage.target.navigate}
							className={styles.link ?? ""}
							aria-current={isWithin(pathname, menu.manage.target.navigate) && !isListed ? "page" : undefined}
						>
							<CrownIcon size={22} />
							{menu.manage.label}
						</Link>
					</li>
				)}
				{menu.links.map((link) => (
					<li key={link.label}>
						{"navigate" in link.target ? (
							<Link
								to={link.target.navigate}
								className={styles.link ?? ""}
								aria-current={isWithin(pathname, link.target.navigate) ? "page" : undefined}
							>
								<MenuIcon link={link} />
								{link.label}
							</Link>
						) : (
							<button
								type="button"
								className={styles.link}
								onClick={() => void use(useCases.followTarget).execute(link.target)}
							>
								<MenuIcon link={link} />
								{link.label}
							</button>
						)}
					</li>
				))}
			</ul>
			<button type="button" className={styles.link} onClick={() => void use(useCases.logOut).execute()}>
				<LogoutIcon size={22} />
				{menu.logout}
			</button>
		</nav>
	);
});

const isWithin = (pathname: string, place: string): boolean =>
	pathname === place || pathname.startsWith(`${place}/`);
