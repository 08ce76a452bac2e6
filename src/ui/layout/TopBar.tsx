import type { ReactNode } from "react";
import { Link } from "react-router";
import { layoutCopy } from "#copy/layout.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { classes } from "#ui/components/classes.ts";
import { BackIcon, HomeIcon, PersonIcon, ShareIcon } from "#ui/components/icons/frame.tsx";
import { isTopBarTransparent } from "#ui/layout/scrollRules.ts";
import { Logo } from "./Logo.tsx";
import styles from "./TopBar.module.css";
import { useScrollFact } from "./useScroll.ts";

export type TopBarIcon = "back" | "home" | "mypage" | "share";

/** The logo, a title (which is then the page's h1), a section label, or the screen's own content (UI-TOPBAR-03). */
export type TopBarCenter =
	| { readonly logo: string }
	| { readonly title: string }
	| { readonly label: string }
	| { readonly content: ReactNode };

export interface TopBarProps {
	readonly surface: Surface;
	readonly left?: readonly TopBarIcon[] | undefined;
	readonly right?: readonly TopBarIcon[] | undefined;
	/** The screen's own button, before the icons on the right. */
	readonly extra?: ReactNode;
	readonly center: TopBarCenter;
	/** Whether the bar is transparent over the page's image until the visitor has scrolled past 250 px (UI-TOPBAR-04). */
	readonly hasScrollEffect?: boolean | undefined;
	readonly onBack: () => void;
	readonly onShare: () => void;
}

/** Top bar of an inner page. Not shown in a web view, since the app has its own (UI-TOPBAR-05). */
export function TopBar(props: TopBarProps) {
	return props.surface === "webview" ? null : <WebTopBar {...props} />;
}

function WebTopBar(props: TopBarProps) {
	const { left = [], right = [], center, hasScrollEffect = false } = props;
	const isTransparent = useScrollFact((offset) => isTopBarTransparent(offset, hasScrollEffect));
	const draw = (icon: TopBarIcon) => <BarIcon key={icon} icon={icon} {...props} />;
	return (
		<header
			className={classes(styles.bar, hasScrollEffect && styles.over, isTransparent && styles.transparent)}
			data-transparent={isTransparent}
		>
			<div className={styles.left}>{left.map(draw)}</div>
			<div className={styles.center}>
				{"logo" in center && <Logo site={center.logo} compact />}
				{"title" in center && <h1 className={styles.title}>{center.title}</h1>}
				{"label" in center && <p className={styles.title}>{center.label}</p>}
				{"content" in center && center.content}
			</div>
			<div className={styles.right}>
				{props.extra}
				{right.map(draw)}
			</div>
		</header>
	);
}

/** Back and share are buttons; home and my page are links (UI-TOPBAR-02). */
function BarIcon({ icon, onBack, onShare }: TopBarProps & { readonly icon: TopBarIcon }) {
	switch (icon) {
		case "back":
			return (
				<button type="button" className={styles.icon} aria-label={layoutCopy.back} onClick={onBack}>
					<BackIcon size={24} />
				</button>
			);
		case "share":
			return (
				<button type="button" className={styles.icon} aria-label={layoutCopy.share} onClick={onShare}>
					<ShareIcon size={22} />
				</button>
			);
		case "home":
			return (
				<Link to="/" className={styles.icon ?? ""} aria-label={layoutCopy.toHome}>
					<HomeIcon size={22} />
				</Link>
			);
		case "mypage":
			return (
				<Link to="/mypage" className={styles.icon ?? ""} aria-label={layoutCopy.toMyPage}>
					<PersonIcon size={22} />
				</Link>
			);
	}
}
