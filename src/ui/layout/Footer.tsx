import { layoutCopy } from "#copy/layout.ts";
import type { Site } from "#domain/content/Site.ts";
import { inquiryTarget, type LinkTarget, linkTarget } from "#domain/navigation/bridgeMessage.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { BlogIcon, InstagramIcon } from "#ui/components/icons/brand.tsx";
import { ChatIcon, HelpIcon, MailIcon, PhoneIcon, ReceiptIcon } from "#ui/components/icons/frame.tsx";
import typography from "#ui/styles/typography.module.css";
import { CompanyInfo } from "./CompanyInfo.tsx";
import styles from "./Footer.module.css";
import { TargetLink } from "./TargetLink.tsx";

export interface FooterProps {
	readonly site: Site;
	readonly surface: Surface;
	/** Passes a link to the mobile app. */
	readonly onBridge: (target: LinkTarget) => void;
}

const iconSize = 20;

/** Customer centre, policies, company details, channels and legal responsibilities (UI-FOOTER-01..06, CS-01..05, PROD-04). */
export function Footer(props: FooterProps) {
	const { site, surface, onBridge } = props;
	return (
		<footer className={styles.footer}>
			<div className={styles.content}>
				<Help {...props} />
				<div className={styles.legal}>
					<div className={styles.end}>
						{/* The app offers all of this itself (DEC-190). */}
						{surface === "web" && <Policies onBridge={onBridge} />}
						{surface === "web" && <Channels {...props} />}
					</div>
					<CompanyInfo site={site} bizCheck={targetOf(site.bizCheckUrl, surface)} onBridge={onBridge} />
					<p className={typography.small}>{site.company.intermediaryNotice}</p>
					<p className={typography.small}>{layoutCopy.copyright(site.company.name)}</p>
				</div>
			</div>
		</footer>
	);
}

const targetOf = (href: string, surface: Surface): LinkTarget =>
	linkTarget(href, surface) ?? { navigate: "/" };

/** The customer centre. */
function Help({ site, surface, onBridge }: FooterProps) {
	const phone = targetOf(`tel:${site.csPhone}`, surface);
	const shortcuts = [
		{ label: layoutCopy.cs.links.phone, target: phone, icon: <PhoneIcon size={iconSize} /> },
		{
			label: layoutCopy.cs.links.email,
			target: targetOf(`mailto:${site.csEmail}`, surface),
			icon: <MailIcon size={iconSize} />,
		},
		{
			label: layoutCopy.cs.links.inquiries,
			target: inquiryTarget(surface),
			icon: <ReceiptIcon size={iconSize} />,
		},
		{ label: layoutCopy.cs.links.faq, target: targetOf("/faq", surface), icon: <HelpIcon size={iconSize} /> },
	];
	return (
		<section className={styles.help} aria-label={layoutCopy.cs.title}>
			<div>
				<h2 className={styles.heading}>{layoutCopy.cs.title}</h2>
				<TargetLink target={phone} onBridge={onBridge} className={styles.phone}>
					{site.csPhone}
				</TargetLink>
				<p className={styles.hours}>{layoutCopy.cs.hours}</p>
				<p className={typography.small}>{layoutCopy.cs.closed}</p>
				<p className={typography.small}>{layoutCopy.cs.busy}</p>
			</div>
			<ul className={styles.shortcuts}>
				{shortcuts.map(({ label, target: leadsTo, icon }) => (
					<li key={label}>
						<TargetLink target={leadsTo} onBridge={onBridge} className={styles.shortcut}>
							{icon}
							{label}
						</TargetLink>
					</li>
				))}
			</ul>
		</section>
	);
}

const { policies } = layoutCopy.footer;
const policyLinks = [
	{ label: policies.terms, path: "/policy/terms" },
	{ label: policies.privacy, path: "/policy/privacy" },
	{ label: policies.ir, path: "/policy/ir" },
	{ label: layoutCopy.accessibility, path: "/policy/accessibility" },
];

const Policies = ({ onBridge }: Pick<FooterProps, "onBridge">) => (
	<nav className={styles.policies} aria-label={layoutCopy.policies}>
		{policyLinks.map(({ label, path }) => (
			<TargetLink key={path} target={{ navigate: path }} onBridge={onBridge}>
				{label}
			</TargetLink>
		))}
	</nav>
);

function Channels({ site, surface, onBridge }: FooterProps) {
	const channels = [
		{ label: layoutCopy.channels.chat, url: site.chatUrl, icon: <ChatIcon size={iconSize} /> },
		{ label: layoutCopy.channels.blog, url: site.communityUrls.blog, icon: <BlogIcon size={iconSize} /> },
		{
			label: layoutCopy.channels.instagram,
			url: site.communityUrls.instagram,
			icon: <InstagramIcon size={iconSize} />,
		},
	].filter(({ url }) => url !== "");
	if (channels.length === 0) return null;
	return (
		<ul className={styles.channels} aria-label={layoutCopy.channels.title}>
			{channels.map(({ label, url, icon }) => (
				<li key={label}>
					<TargetLink
						target={targetOf(url, surface)}
						onBridge={onBridge}
						label={label}
						className={styles.channel}
					>
						{icon}
					</TargetLink>
				</li>
			))}
		</ul>
	);
}
