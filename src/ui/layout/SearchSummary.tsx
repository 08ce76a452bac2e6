import { useEffect, useRef } from "react";
import { layoutCopy } from "#copy/layout.ts";
import type { SearchSummary as Summary } from "#domain/search/searchSummary.ts";
import { SearchIcon } from "#ui/components/icons/frame.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import styles from "./SearchSummary.module.css";

/** Id of the section that the summary opens. */
export const searchSectionId = "search-section";

export interface SearchSummaryProps {
	readonly summary: Summary;
	readonly isOpen: boolean;
	readonly onOpen: () => void;
}

/**
 * The search in one pill: place, dates, nights, guests (UI-SUM-01..04). A press opens the search section; when that closes, the focus it
 * held returns here.
 */
export function SearchSummary({ summary, isOpen, onOpen }: SearchSummaryProps) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!isOpen) return;
		return () => {
			if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
		};
	}, [isOpen]);
	return (
		<button
			ref={button}
			type="button"
			className={styles.summary}
			aria-expanded={isOpen}
			aria-controls={isOpen ? searchSectionId : undefined}
			onClick={onOpen}
		>
			<span className={styles.text}>
				<VisuallyHidden>{`${layoutCopy.openSearch}: `}</VisuallyHidden>
				<span className={styles.place}>{summary.place}</span>
				<span className={styles.facts}>
					<span>{`${summary.dates} · ${summary.nights}`}</span>
					<span className={styles.dot}> · </span>
					<span>{summary.guests}</span>
				</span>
			</span>
			<span className={styles.icon}>
				<SearchIcon size={18} />
			</span>
		</button>
	);
}
