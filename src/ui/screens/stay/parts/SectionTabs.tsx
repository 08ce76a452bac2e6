import { useEffect, useState } from "react";
import { stayCopy } from "#ui/copy/stay.ts";
import styles from "./SectionTabs.module.css";

const text = stayCopy.sections;

/** Links to the parts of the page that stay in view; the one being read is marked. */
export function SectionTabs({
	hasReviews,
	hasMore,
}: {
	readonly hasReviews: boolean;
	readonly hasMore: boolean;
}) {
	const current = useCurrentSection();
	const sections = [
		{ id: "rooms", label: text.rooms },
		{ id: "facilities", label: text.facilities },
		{ id: "location", label: text.location },
		...(hasReviews ? [{ id: "reviews", label: text.reviews }] : []),
		...(hasMore ? [{ id: "more", label: text.more }] : []),
	];
	return (
		<nav className={styles.tabs} aria-label={text.label}>
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

const ids = ["rooms", "facilities", "location", "reviews", "more"] as const;

/** The part that crosses the upper third of the window; the first until the reader scrolls. */
function useCurrentSection(): string {
	const [current, set] = useState<string>(ids[0]);
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) if (isIntersecting) set(target.id);
			},
			{ rootMargin: "-30% 0px -65% 0px" },
		);
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
		// Parts that load later join in.
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
