import type { ReactNode } from "react";
import { Link } from "react-router";
import { layoutCopy } from "#copy/layout.ts";
import type { LinkTarget } from "#domain/navigation/bridgeMessage.ts";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";

export interface TargetLinkProps {
	readonly target: LinkTarget;
	/** Passes a link to the mobile app. */
	readonly onBridge: (target: LinkTarget) => void;
	readonly label?: string | undefined;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** A link to any kind of target: within the site, in a new window, to a phone number, or handled by the mobile app around the page. */
export function TargetLink({ target, onBridge, label, className, children }: TargetLinkProps) {
	const spoken = label === children ? undefined : label;
	if ("navigate" in target) {
		return (
			<Link to={target.navigate} aria-label={spoken} className={className ?? ""}>
				{children}
			</Link>
		);
	}
	if ("bridge" in target) {
		return (
			<button type="button" aria-label={spoken} className={className} onClick={() => onBridge(target)}>
				{children}
			</button>
		);
	}
	const isPage = target.open.startsWith("http") || target.open.startsWith("/");
	return (
		<a
			href={target.open}
			className={className}
			aria-label={spoken}
			{...(isPage && { target: "_blank", rel: "noopener" })}
		>
			{children}
			{isPage && label === undefined && <VisuallyHidden> ({layoutCopy.newWindow})</VisuallyHidden>}
		</a>
	);
}
