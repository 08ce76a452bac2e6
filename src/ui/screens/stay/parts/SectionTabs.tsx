import { useEffect, useState } from "react";
import { stayCopy } from "#copy/stay.ts";
import { isPlainClick } from "#ui/app/isPlainClick.ts";
import { keepScrollTarget } from "./keepScrollTarget.ts";
import styles from "./SectionTabs.module.css";

const text = stayCopy.sections;

/** Links to the parts of the page that stay in view; the one being read is marked. */
export function SectionTabs({
	hasReviews,
	hasMore,
	onNear,
}: {
	readonly hasReviews: boolean;
	readonly hasMore: boolean;
	/** Somebody is about to jump: what is jumped to had better be there. */
	readonly onNear: () => void;
}) {
	const current = useCurrentSection();
	useKeptAim();
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

/** Keeps the aim of each jump to a part, wherever its link stands; of the address as well, unless the reader is back where they had read on to. */
function useKeptAim(): void {
	useEffect(() => {
		let stop = () => {};
		const aimAt = (id: string) => {
			stop();
			stop = keepScrollTarget(id);
		};
		const named = location.hash.slice(1);
		if ((topOf(named) ?? -1) >= 0 && hasBegun(named)) aimAt(named);
		const onClick = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
			if (link && isPlainClick(event)) aimAt(link.hash.slice(1));
		};
		document.addEventListener("click", onClick);
		return () => {
			document.removeEventListener("click", onClick);
			stop();
		};
	}, []);
}

const ids = ["rooms", "facilities", "location", "reviews", "more"] as const;

/** Where a part counts as being read, as a share of the window's height. */
const readingLine = 0.35;
/** Pixels, more than any page has. */
const farAbove = 1_000_000;

const topOf = (id: string): number | undefined => document.getElementById(id)?.getBoundingClientRect().top;

/** Whether a part begins above the reading line. */
function hasBegun(id: string): boolean {
	const top = topOf(id);
	return top !== undefined && top < window.innerHeight * readingLine;
}

/** The last part that begins above the reading line; the first while none does. */
const sectionBeingRead = (): string => ids.findLast(hasBegun) ?? ids[0];

/** The part in the upper third of the window, wherever the reader came from; the first above all of them. */
function useCurrentSection(): string {
	const [current, set] = useState<string>(ids[0]);
	useEffect(() => {
		// Everything above the line counts as seen, however far above: each crossing of it is told, in jumps as well.
		const observer = new IntersectionObserver(() => set(sectionBeingRead()), {
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
