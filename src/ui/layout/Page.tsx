import type { ReactNode, Ref } from "react";
import { classes } from "#ui/components/classes.ts";
import styles from "./Page.module.css";

/** The id of every page's main part, for the link that skips the header. */
export const mainId = "main";

export interface PageProps {
	/** 1200 px; 780 px for forms and texts; or the whole width, for pages that bring their own bands. */
	readonly width?: "page" | "reading" | "full" | undefined;
	/** Without space above and below, for a picture that touches the header. */
	readonly flush?: boolean | undefined;
	/** The page's h1, where no top bar carries it. */
	readonly title?: string | undefined;
	readonly children: ReactNode;
}

/** The main part of a screen: its width, gutters and heading. */
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

/** The page's h1; on phones the top bar of an inner page carries it instead. */
export const PageTitle = ({ title }: { readonly title: string }) => <h1 className={styles.title}>{title}</h1>;

/** Content with a column at its right that stays in view on desktop, such as a price ledger. */
export const Columns = ({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) => (
	<div className={styles.columns}>
		<div className={styles.main}>{children}</div>
		<aside className={styles.aside}>{aside}</aside>
	</div>
);

export interface SectionProps {
	readonly title: string;
	readonly note?: string | undefined;
	/** A link such as '전체 보기', at the heading's right. */
	readonly action?: ReactNode;
	readonly id?: string | undefined;
	readonly ref?: Ref<HTMLElement> | undefined;
	/** Not part of a paper. */
	readonly print?: "hidden" | undefined;
	readonly children: ReactNode;
}

/** A part of a page under its own heading. */
export const Section = ({ title, note, action, id, ref, print, children }: SectionProps) => (
	<section className={styles.section} id={id} ref={ref} aria-label={title} data-print={print}>
		<div className={styles.head}>
			<div>
				<h2>{title}</h2>
				{note && <p className={styles.note}>{note}</p>}
			</div>
			{action}
		</div>
		{children}
	</section>
);
