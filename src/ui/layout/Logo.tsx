import { Link } from "react-router";
import { layoutCopy } from "#copy/layout.ts";
import { classes } from "#ui/components/classes.ts";
import { BrandMark } from "#ui/components/icons/brand.tsx";
import styles from "./Logo.module.css";

/** The brand mark with its name, linking to the home page (UI-HEADER-01). */
export const Logo = ({
	site,
	compact,
}: {
	readonly site: string;
	readonly compact?: boolean | undefined;
}) => (
	<Link to="/" className={classes(styles.logo, compact && styles.compact)} aria-label={layoutCopy.home(site)}>
		<BrandMark size={compact ? 26 : 32} />
		<span aria-hidden="true">{site}</span>
	</Link>
);
