import type { ReactNode } from "react";
import { layoutCopy } from "#copy/layout.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { Avatar } from "#ui/components/Avatar.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { classes } from "#ui/components/classes.ts";
import { MenuIcon } from "#ui/components/icons/frame.tsx";
import { useRootMark } from "#ui/components/rootMark.ts";
import { SkipLink } from "#ui/components/SkipLink.tsx";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";
import { headerOffset } from "./scrollRules.ts";
import { useHeaderGrown } from "./useHeaderGrown.ts";
import { useHeaderHidden } from "./useHeaderHidden.ts";

export interface HeaderProps {
	/** The site's name. */
	readonly site: string;
	/** Null when logged out. */
	readonly member: CachedMember | null;
	/** Address of the login, with the current page as its return target. */
	readonly loginPath: string;
	readonly isMenuOpen: boolean;
	readonly onOpenMenu: () => void;
	/** Collapsed search summary, if a search condition is stored (UI-SUM-05). */
	readonly summary?: ReactNode;
	/** The open search section, below the header row. */
	readonly search?: ReactNode;
	/** Id of the page's main element, for the skip link. */
	readonly mainId?: string | undefined;
}

/**
 * Logo, search summary, login and menu (UI-HEADER-01..07). Slides out of view while the visitor scrolls down (DEC-035). Both lengths of the
 * login label are in the markup and the style sheet shows one, so that server and browser render the same on every screen.
 */
export function Header(props: HeaderProps) {
	const { member, summary, search } = props;
	const hasSearch = summary !== undefined && summary !== null;
	const isHidden = useHeaderHidden(hasSearch, Boolean(search));
	useRootMark("header-hidden", isHidden);
	useRootMark("header-search", hasSearch);
	const header = useHeaderGrown(headerOffset(hasSearch));
	const { smaller, desktop } = layoutCopy.header.login;
	return (
		<header
			ref={header}
			className={classes(styles.header, hasSearch && styles.withSearch, isHidden && styles.hidden)}
		>
			{props.mainId && <SkipLink to={props.mainId}>{layoutCopy.skip}</SkipLink>}
			<div className={styles.row}>
				<div className={styles.logo}>
					<Logo site={props.site} />
				</div>
				<div className={styles.center}>{summary}</div>
				<div className={styles.end}>
					{member === null && (
						<ButtonLink to={props.loginPath} variant="ghost" size="sm">
							<span className={styles.smaller}>{smaller}</span>
							<span className={styles.desktop}>{desktop}</span>
						</ButtonLink>
					)}
					<button
						type="button"
						className={classes(styles.menu, member !== null && styles.signedIn)}
						aria-label={layoutCopy.openMenu}
						aria-haspopup="dialog"
						aria-expanded={props.isMenuOpen}
						onClick={props.onOpenMenu}
					>
						<MenuIcon size={22} />
						{member !== null && <Avatar member={member} size="sm" />}
					</button>
				</div>
			</div>
			{search && (
				<div className={styles.panel}>
					<div className={styles.content}>{search}</div>
				</div>
			)}
		</header>
	);
}
