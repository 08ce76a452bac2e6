import { observer } from "mobx-react-lite";
import { homeCopy } from "#copy/home.ts";
import { menuParts } from "#domain/member/menuParts.ts";
import { useApp } from "#ui/app/AppState.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { CrownIcon } from "#ui/components/icons/frame.tsx";
import styles from "./MembershipTeaser.module.css";

/** An invitation for those who may subscribe: visitors and Bronze members (DEC-065). */
export const MembershipTeaser = observer(function MembershipTeaser() {
	const { member } = useApp().session;
	if (member !== null && !menuParts(member).subscribe) return null;
	const { title, note, action } = homeCopy.membership;
	return (
		<section className={styles.teaser} aria-label={title}>
			<span className={styles.mark}>
				<CrownIcon size={28} />
			</span>
			<div>
				<h2 className={styles.title}>{title}</h2>
				<p className={styles.note}>{note}</p>
			</div>
			<ButtonLink to="/membership/awesome/subscribe" variant="secondary">
				{action}
			</ButtonLink>
		</section>
	);
});
