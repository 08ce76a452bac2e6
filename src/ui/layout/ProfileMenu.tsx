import { type ReactNode, useState } from "react";
import { menuCopy } from "#copy/menu.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import type { ProfileMenu as Menu, MenuLink } from "#domain/member/profileMenu.ts";
import type { LinkTarget } from "#domain/navigation/bridgeMessage.ts";
import { Avatar } from "#ui/components/Avatar.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { GradeCard } from "#ui/components/GradeCard.tsx";
import { LogoutIcon } from "#ui/components/icons/interface.tsx";
import { BuildingIcon } from "#ui/components/icons/travel.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import { MenuIcon } from "./MenuIcon.tsx";
import styles from "./ProfileMenu.module.css";
import { TargetLink } from "./TargetLink.tsx";

export interface ProfileMenuProps {
	readonly open: boolean;
	readonly onClose: () => void;
	readonly menu: Menu;
	/** Null when logged out; always in line with `menu`. */
	readonly member: CachedMember | null;
	readonly onBridge: (target: LinkTarget) => void;
	/** Logs out. The menu closes once the promise has settled (UI-MENU-12). */
	readonly onLogout: () => Promise<unknown>;
	/** Content for all visitors, above the logout button. */
	readonly children?: ReactNode;
}

/** Menu dialog: the current member and their pages (UI-MENU-01..12). The page closes it when the route changes. */
export function ProfileMenu(props: ProfileMenuProps) {
	const { open, onClose, menu } = props;
	return (
		<Sheet
			open={open}
			onClose={onClose}
			title={menuCopy.menuTitle}
			hideTitle
			wide="corner"
			phone={menu.kind === "loggedOut" ? "bottom" : "full"}
		>
			{menu.kind === "loggedOut" ? (
				<div className={stack.gap3}>
					<div className={styles.person}>
						<Avatar member={null} size="lg" />
						<p className={typography.note}>{menuCopy.loginInvitation}</p>
					</div>
					<LinkButton link={menu.login} />
					{props.children}
				</div>
			) : (
				<SignedInMenu {...props} menu={menu} />
			)}
		</Sheet>
	);
}

const LinkButton = ({ link, variant }: { readonly link: MenuLink; readonly variant?: "secondary" }) =>
	"navigate" in link.target ? (
		<ButtonLink to={link.target.navigate} wide variant={variant}>
			{link.label}
		</ButtonLink>
	) : null;

function SignedInMenu(props: ProfileMenuProps & { readonly menu: Extract<Menu, { kind: "loggedIn" }> }) {
	const { menu, member, onBridge } = props;
	const [isLeaving, setIsLeaving] = useState(false);
	const handleLogout = async () => {
		if (isLeaving) return;
		setIsLeaving(true);
		try {
			await props.onLogout();
		} finally {
			setIsLeaving(false);
			props.onClose();
		}
	};
	return (
		<div className={stack.gap3}>
			<div className={styles.person}>
				<Avatar member={member} size="lg" />
				<div>
					<p className={styles.name}>{menuCopy.greeting(menu.name)}</p>
					<p className={styles.email}>{menu.email}</p>
				</div>
			</div>
			{member && <GradeCard member={member} />}
			{menu.subscribe && <LinkButton link={menu.subscribe} />}
			{menu.manage && <LinkButton link={menu.manage} variant="secondary" />}
			{menu.corpPrompt && (
				<TargetLink target={menu.corpPrompt.target} onBridge={onBridge} className={styles.prompt}>
					<BuildingIcon size={22} />
					{menu.corpPrompt.label}
				</TargetLink>
			)}
			<ul className={styles.links}>
				{menu.links.map((link) => (
					<li key={link.label}>
						<TargetLink target={link.target} onBridge={onBridge} className={styles.link}>
							<MenuIcon link={link} />
							{link.label}
						</TargetLink>
					</li>
				))}
			</ul>
			{props.children}
			<div className={styles.logout}>
				<button
					type="button"
					className={styles.link}
					aria-busy={isLeaving}
					onClick={() => void handleLogout()}
				>
					<LogoutIcon size={22} />
					{menu.logout}
				</button>
			</div>
		</div>
	);
}
