import type { Member } from "#domain/member/Member.ts";
import { avatar } from "#domain/member/profile.ts";
import styles from "./Avatar.module.css";
import { classes } from "./classes.ts";
import { PersonIcon } from "./icons/frame.tsx";

export interface AvatarProps {
	/** Null when logged out. */
	readonly member: Pick<Member, "name" | "grade"> | null;
	readonly size?: "sm" | "md" | "lg" | undefined;
}

/** The initial of the name on the grade's colour (ENT-08, ENT-09, ENT-10). Decorative: the name is shown next to it. */
export function Avatar({ member, size = "md" }: AvatarProps) {
	const face = avatar(member);
	const tone = face.kind === "icon" ? "icon" : face.tone;
	return (
		<span
			className={classes(styles.avatar, styles[tone], size !== "md" && styles[size])}
			data-tone={tone}
			aria-hidden="true"
		>
			{face.kind === "icon" ? <PersonIcon size={size === "sm" ? 18 : 24} /> : face.initial}
		</span>
	);
}
