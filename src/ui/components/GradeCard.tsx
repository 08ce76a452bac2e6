import type { ReactNode } from "react";
import { isCorporationMember, type Member } from "#domain/member/Member.ts";
import { gradeCard, gradeLabel } from "#domain/member/profile.ts";
import typography from "#ui/styles/typography.module.css";
import { classes } from "./classes.ts";
import styles from "./GradeCard.module.css";
import { CrownIcon } from "./icons/frame.tsx";
import { BuildingIcon } from "./icons/travel.tsx";

export interface GradeCardProps {
	readonly member: Pick<Member, "type" | "grade" | "corpName">;
	/** A button or link at the end. */
	readonly action?: ReactNode;
}

/** The member's grade with a short explanation, or the company of a corporate member (UI-MENU-03, UI-MENU-10). */
export function GradeCard({ member, action }: GradeCardProps) {
	const isCorporation = isCorporationMember(member);
	return (
		<div className={classes(styles.card, !isCorporation && styles[member.grade])}>
			<span className={styles.mark}>{isCorporation ? <BuildingIcon /> : <CrownIcon />}</span>
			<div className={styles.text}>
				<p className={styles.name}>{gradeCard(member)}</p>
				{!isCorporation && <p className={typography.small}>{gradeLabel(member.grade).meaning}</p>}
			</div>
			{action}
		</div>
	);
}
