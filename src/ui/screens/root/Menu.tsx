import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useCases } from "#application/tokens.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { profileMenu } from "#domain/member/profileMenu.ts";
import { useApp } from "#ui/app/AppState.ts";
import { AppearanceSwitch } from "#ui/layout/AppearanceSwitch.tsx";
import { ProfileMenu } from "#ui/layout/ProfileMenu.tsx";

/** The profile menu for the current session (UI-MENU-01..12). Loaded when it is first opened. */
export const Menu = observer(function Menu({
	member,
	path,
	onClose,
}: {
	readonly member: CachedMember | null;
	readonly path: string;
	readonly onClose: () => void;
}) {
	const app = useApp();
	const { environment, menu, use } = app;
	const [email, setEmail] = useState<string>();
	const isSignedIn = member !== null;

	// The e-mail address is not stored between pages (DEC-116), so it is requested each time the menu opens.
	useEffect(() => {
		if (!isSignedIn) return;
		const stop = new AbortController();
		void use(useCases.viewAccount)
			.execute({ signal: stop.signal })
			.then((answer) => answer.ok && !stop.signal.aborted && setEmail(answer.value.email));
		return () => stop.abort();
	}, [use, isSignedIn]);

	return (
		<ProfileMenu
			open={menu.isOpen}
			onClose={onClose}
			menu={profileMenu(member && { ...member, ...(email && { email }) }, environment.surface, path)}
			member={member}
			onBridge={(target) => void use(useCases.followTarget).execute(target)}
			onLogout={() => use(useCases.logOut).execute()}
		>
			<AppearanceSwitch
				value={environment.appearance}
				onChange={(appearance) => app.setAppearance(appearance)}
			/>
		</ProfileMenu>
	);
});
