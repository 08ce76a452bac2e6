import { Link } from "react-router";
import { homeCopy } from "#copy/home.ts";
import type { Banner } from "#domain/content/HomeContent.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { cardWidths, Picture } from "#ui/components/Picture.tsx";
import { Section } from "#ui/layout/Page.tsx";
import styles from "./Banners.module.css";

/** Current promotions as wide images with links. Renders nothing without banners (CALL-CONTENT-13). */
export function Banners({ banners }: { readonly banners: readonly Banner[] }) {
	if (banners.length === 0) return null;
	return (
		<Section
			title={homeCopy.banners}
			action={
				<ButtonLink to="/theme" variant="link">
					{homeCopy.themes}
				</ButtonLink>
			}
		>
			<ul className={styles.list}>
				{banners.map((banner) => (
					<li key={banner.id} className={styles.item}>
						<Card banner={banner} />
					</li>
				))}
			</ul>
		</Section>
	);
}

function Card({ banner }: { readonly banner: Banner }) {
	const content = (
		<>
			<Picture
				src={banner.imageUrl}
				alt=""
				color={banner.color}
				ratio="16x9"
				sizes="(min-width: 1240px) 390px, (min-width: 744px) 45vw, 86vw"
				lazy
				widths={cardWidths}
			/>
			<span className={styles.texts}>
				<span className={styles.title}>{banner.title}</span>
				{banner.subtitle && <span className={styles.subtitle}>{banner.subtitle}</span>}
			</span>
		</>
	);
	return banner.linkUrl ? (
		<Link to={banner.linkUrl} className={styles.banner ?? ""}>
			{content}
		</Link>
	) : (
		<div className={styles.banner}>{content}</div>
	);
}
