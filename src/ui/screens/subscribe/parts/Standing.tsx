import { messagesCopy } from "#copy/messages.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import type { MembershipOffer } from "#domain/membership/membershipOffer.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { CrownIcon } from "#ui/components/icons/frame.tsx";
import { BuildingIcon } from "#ui/components/icons/travel.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./Standing.module.css";

const text = subscribeCopy;

/** Why this member cannot buy anything, and where to go instead (DEC-065, DEC-071). */
export function Standing({ offer }: { readonly offer: MembershipOffer }) {
	const isCorporate = offer.kind === "corporate";
	const canManage = !isCorporate || offer.isRunning;
	return (
		<div className={styles.standing} data-kind={offer.kind}>
			<span className={styles.mark}>
				{isCorporate ? <BuildingIcon size={24} /> : <CrownIcon size={24} />}
			</span>
			<div>
				<p className={styles.title}>{isCorporate ? messagesCopy.msg.corpNoSub : text.gold}</p>
				<p className={typography.note}>
					{isCorporate ? (offer.isRunning ? text.corporateRunning : text.corporateNote) : text.goldNote}
				</p>
			</div>
			<ButtonLink
				to={canManage ? "/membership/awesome/management" : "/membership/benefit-mall/management"}
				variant="secondary"
			>
				{canManage ? text.toManage : text.toWelfare}
			</ButtonLink>
		</div>
	);
}
