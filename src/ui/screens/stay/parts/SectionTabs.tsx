import { useEffect, useState } from "react";
import { stayCopy } from "#copy/stay.ts";
import { isPlainClick } from "#ui/app/isPlainClick.ts";
import { keepScrollTarget } from "./keepScrollTarget.ts";
import styles from "./SectionTabs.module.css";

const text = stayCopy.sections;

/** Links to the sections of the page, always in view; the section being read is marked. */
export function SectionTabs({
	hasReviews,
	hasMore,
	onNear,
}: {
	readonly hasReviews: boolean;
	readonly hasMore: boolean;
	/** Called when a jump is likely, so that its target can be loaded in time. */
	readonly onNear: () => void;
}) {
	const current = useCurrentSection();
	useScrollTarget();
	const sections = [
		{ id: "rooms", label: text.rooms },
		{ id: "facilities", label: text.facilities },
		{ id: "location", label: text.location },
		...(hasReviews ? [{ id: "reviews", label: text.reviews }] : []),
		...(hasMore ? [{ id: "more", label: text.more }] : []),
	];
	return (
		<nav className={styles.tabs} aria-label={text.label} onPointerEnter={onNear} onFocus={onNear}>
			{sections.map(({ id, label }) => (
				<a
					key={id}
					className={styles.tab}
					href={`#${id}`}
					aria-current={current === id ? "location" : undefined}
				>
					{label}
				</a>
			))}
		</nav>
	);
}

/**
 * Keeps the target of each in-page link in place while content loads. Also applies to the fragment of the address, unless the visitor
 * returns to a position further down.
 */
function useScrollTarget(): void {
	useEffect(() => {
		let stop = () => {};
		const scrollToSection = (id: string) => {
			stop();
			stop = keepScrollTarget(id);
		};
		const named = location.hash.slice(1);
		if ((topOf(named) ?? -1) >= 0 && hasBegun(named)) scrollToSection(named);
		const onClick = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
			if (link && isPlainClick(event)) scrollToSection(link.hash.slice(1));
		};
		document.addEventListener("click", onClick);
		return () => {
			document.removeEventListener("click", onClick);
			stop();
		};
	}, []);
}

const ids = ["rooms", "facilities", "location", "reviews", "more"] as const;

/** Position of the reading line, as a share of the viewport's height. */
const readingLine = 0.35;
/** In pixels; more than the height of any page. */
const farAbove = 1_000_000;

const topOf = (id: string): number | undefined => document.getElementById(id)?.getBoundingClientRect().top;

/** Whether a section begins above the reading line. */
function hasBegun(id: string): boolean {
	const top = topOf(id);
	return top !== undefined && top < window.innerHeight * readingLine;
}

/** Returns the last section that begins above the reading line; the first one if none does. */
const sectionBeingRead = (): string => ids.findLast(hasBegun) ?? ids[0];

/** Returns the section being read, whichever way the visitor scrolled; the first one above all sections. */
function useCurrentSection(): string {
	const [current, setCurrent] = useState<string>(ids[0]);
	useEffect(() => {
		// The root margin counts everything above the line as intersecting, however far up, so that every crossing is reported, even on
		// jumps.
		const observer = new IntersectionObserver(() => setCurrent(sectionBeingRead()), {
			rootMargin: `${farAbove}px 0px ${(readingLine - 1) * 100}% 0px`,
		});
		const watched = new Set<Element>();
		const watch = () => {
			for (const id of ids) {
				const element = document.getElementById(id);
				if (!element || watched.has(element)) continue;
				watched.add(element);
				observer.observe(element);
			}
		};
		watch();
		// Includes sections that are loaded later.
		const arrivals = new MutationObserver(watch);
		const main = document.querySelector("main");
		if (main) arrivals.observe(main, { childList: true, subtree: true });
		return () => {
			observer.disconnect();
			arrivals.disconnect();
		};
	}, []);
	return current;
}
