import { layoutCopy } from "#copy/layout.ts";
import { type LinkTarget, linkTarget } from "#domain/navigation/bridgeMessage.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { classes } from "#ui/components/classes.ts";
import { ChatIcon } from "#ui/components/icons/frame.tsx";
import styles from "./floating.module.css";
import { TargetLink } from "./TargetLink.tsx";

export interface ChatButtonProps {
	/** Empty if the deployment has no chat. */
	readonly url: string;
	readonly pathname: string;
	readonly surface: Surface;
	readonly onBridge: (target: LinkTarget) => void;
}

/** Opens '채팅 상담' in a new window. Not shown on addresses under /lms, in upper or lower case (DEC-032). */
export function ChatButton({ url, pathname, surface, onBridge }: ChatButtonProps) {
	const target = linkTarget(url, surface);
	if (target === null || /^\/lms(\/|$)/i.test(pathname)) return null;
	return (
		<aside aria-label={layoutCopy.chat.label}>
			<TargetLink
				target={target}
				onBridge={onBridge}
				label={layoutCopy.chat.label}
				className={classes(styles.button, styles.chat)}
			>
				<ChatIcon size={24} />
			</TargetLink>
		</aside>
	);
}
