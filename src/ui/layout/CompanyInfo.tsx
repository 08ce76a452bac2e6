import { useId, useState } from "react";
import { layoutCopy } from "#copy/layout.ts";
import type { Site } from "#domain/content/Site.ts";
import type { LinkTarget } from "#domain/navigation/bridgeMessage.ts";
import { ChevronDownIcon } from "#ui/components/icons/frame.tsx";
import styles from "./CompanyInfo.module.css";
import { TargetLink } from "./TargetLink.tsx";

export interface CompanyInfoProps {
	readonly site: Site;
	readonly bizCheck: LinkTarget;
	readonly onBridge: (target: LinkTarget) => void;
}

/**
 * Details of the company that runs the site. Collapsed on tablet and mobile; on desktop the style sheet always expands it and hides the
 * toggle (UI-FOOTER-05, DEC-033).
 */
export function CompanyInfo({ site, bizCheck, onBridge }: CompanyInfoProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const { company } = layoutCopy;
	const rows = [
		[company.name, site.company.name],
		[company.ceo, site.company.ceo],
		[company.bizNo, site.company.bizNo],
		[company.mailOrderNo, site.company.mailOrderNo],
		[company.address, site.company.address],
		[company.privacyOfficer, site.company.privacyOfficer],
		[company.hosting, site.company.hosting],
		[company.phone, site.csPhone],
		[company.email, site.csEmail],
	] as const;
	return (
		<>
			<button
				type="button"
				className={styles.toggle}
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setIsOpen(!isOpen)}
			>
				{layoutCopy.footer.toggle}
				<ChevronDownIcon size={18} />
			</button>
			<div id={id} className={styles.details} data-collapsed={isOpen ? undefined : ""}>
				<dl className={styles.pairs}>
					{rows
						.filter(([, value]) => value !== "")
						.map(([term, value]) => (
							<div key={term} className={styles.pair}>
								<dt>{term}</dt>
								<dd>{value}</dd>
							</div>
						))}
				</dl>
				<TargetLink target={bizCheck} onBridge={onBridge} className={styles.biz}>
					{layoutCopy.footer.biz}
				</TargetLink>
			</div>
		</>
	);
}
