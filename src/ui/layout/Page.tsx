import type { ReactNode, Ref } from "react";
import { classes } from "#ui/components/classes.ts";
import typography from "#ui/styles/typography.module.css";
import styles from "./Page.module.css";

/** Id of every page's main element, for the skip link. */
export const mainId = "main";

export interface PageProps {
	/** 1200 px; 780 px for forms and texts; or the full width, for pages with their own full-width bands. */
	readonly width?: "page" | "reading" | "full" | undefined;
	/** Without padding above and below, for an image that touches the header. */
	readonly flush?: boolean | undefined;
	/** The page's h1, if no top bar shows it. */
	readonly title?: string | undefined;
	readonly children: ReactNode;
}

/** Main element of a screen: its width, gutters and heading. */
export const Page = ({ width = "page", flush, title, children }: PageProps) => (
	<main
		id={mainId}
		tabIndex={-1}
		className={classes(styles.page, width !== "page" && styles[width], flush && styles.flush)}
	>
		{title && <PageTitle title={title} />}
		{children}
	</main>
);

/** The page's h1; on phones the top bar of inner pages shows it instead. */
export const PageTitle = ({ title }: { readonly title: string }) => <h1 className={styles.title}>{title}</h1>;

/** Content with a column on the right that stays in view on desktop, such as a price ledger. */
export const Columns = ({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) => (
	<div className={styles.columns}>
		<div className={styles.main}>{children}</div>
		<aside className={styles.aside}>{aside}</aside>
	</div>
);

export interface SectionProps {
	readonly title: string;
	readonly note?: string | undefined;
	/** A link such as '전체 보기', to the right of the heading. */
	readonly action?: ReactNode;
	readonly id?: string | undefined;
	readonly ref?: Ref<HTMLElement> | undefined;
	/** Leaves the section out of the printed page. */
	readonly print?: "hidden" | undefined;
	readonly children: ReactNode;
}

/** A part of a page under its own heading. */
export const Section = ({ title, note, action, id, ref, print, children }: SectionProps) => (
	<section className={styles.section} id={id} ref={ref} aria-label={title} data-print={print}>
		<div className={styles.head}>
			<div>
				<h2>{title}</h2>
				{note && <p className={typography.note}>{note}</p>}
			</div>
			{action}
		</div>
		{children}
	</section>
);
