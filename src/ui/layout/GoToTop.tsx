import { layoutCopy } from "#copy/layout.ts";
import { classes } from "#ui/components/classes.ts";
import { ArrowUpIcon } from "#ui/components/icons/interface.tsx";
import { scrollBehavior } from "#ui/components/motion.ts";
import { useRootMark } from "#ui/components/rootMark.ts";
import { isToTopVisible } from "#ui/layout/scrollRules.ts";
import styles from "./floating.module.css";
import { useScrollFact } from "./useScroll.ts";

/** '맨 위로' button, shown after scrolling more than 150 px (UI-TOTOP-01..03). */
export function GoToTop() {
	const isVisible = useScrollFact(isToTopVisible);
	useRootMark("to-top", isVisible);
	if (!isVisible) return null;
	return (
		<aside aria-label={layoutCopy.toTop.label}>
			<button
				type="button"
				className={classes(styles.button, styles.toTop)}
				aria-label={layoutCopy.toTop.label}
				onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
			>
				<ArrowUpIcon size={22} />
			</button>
		</aside>
	);
}
