import { layoutCopy } from "#copy/layout.ts";
import type { Site } from "#domain/content/Site.ts";
import { type LinkTarget, linkTarget } from "#domain/navigation/bridgeMessage.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { MailIcon, PhoneIcon } from "#ui/components/icons/frame.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./ServiceInfoCard.module.css";
import { TargetLink } from "./TargetLink.tsx";

export interface ServiceInfoCardProps {
	readonly site: Pick<Site, "csPhone" | "csEmail">;
	readonly surface: Surface;
	readonly onBridge: (target: LinkTarget) => void;
}

/** Card with customer service contacts by e-mail and phone (UI-SVC-01). */
export function ServiceInfoCard({ site, surface, onBridge }: ServiceInfoCardProps) {
	const links = [
		{ label: layoutCopy.cs.links.email, href: `mailto:${site.csEmail}`, icon: <MailIcon /> },
		{ label: layoutCopy.cs.links.phone, href: `tel:${site.csPhone}`, icon: <PhoneIcon /> },
	];
	return (
		<section className={styles.card} aria-label={layoutCopy.service.title}>
			<div>
				<h2 className={styles.title}>{layoutCopy.service.title}</h2>
				<p className={typography.note}>{layoutCopy.service.note}</p>
				<p className={typography.note}>{layoutCopy.cs.hours}</p>
			</div>
			<div className={styles.links}>
				{links.map(({ label, href, icon }) => {
					const target = linkTarget(href, surface);
					return (
						target && (
							<TargetLink key={href} target={target} onBridge={onBridge} className={styles.link}>
								{icon}
								{label}
							</TargetLink>
						)
					);
				})}
			</div>
		</section>
	);
}
