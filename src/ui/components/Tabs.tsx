import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Link } from "react-router";
import { formatCount } from "#ui/format/won.ts";
import styles from "./Tabs.module.css";

export interface TabItem<K extends string> {
	readonly key: K;
	readonly label: string;
	readonly count?: number | undefined;
	/** The tab's address; if given, the tab is a link and Back returns to the previous tab. */
	readonly to?: string | undefined;
}

export interface TabsProps<K extends string> {
	/** Accessible name of the tab list. */
	readonly label: string;
	readonly items: readonly TabItem<K>[];
	readonly current: K;
	/** Called for tabs without an address. */
	readonly onSelect?: ((key: K) => void) | undefined;
	/** Panel of the current tab. */
	readonly children: ReactNode;
	readonly className?: string | undefined;
}

/** Tabs above one panel. Arrow keys, Home and End move the focus; only Enter or Space selects, since a tab may have to load data. */
export function Tabs<K extends string>({
	label,
	items,
	current,
	onSelect,
	children,
	className,
}: TabsProps<K>) {
	const id = useId();
	const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
		const at = tabs.indexOf(event.target as HTMLElement);
		const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
		if (event.key === " " && (event.target as HTMLElement).tagName === "A") {
			event.preventDefault();
			(event.target as HTMLElement).click();
		}
		if (target === undefined) return;
		event.preventDefault();
		tabs.at(target % tabs.length)?.focus();
	};
	return (
		<div className={className}>
			<div className={styles.list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
				{items.map((item) => {
					const isCurrent = item.key === current;
					const shared = {
						id: `${id}-${item.key}`,
						role: "tab",
						className: styles.tab,
						"aria-selected": isCurrent,
						"aria-controls": isCurrent ? `${id}-panel` : undefined,
						tabIndex: isCurrent ? 0 : -1,
						children: (
							<>
								{item.label}
								{item.count !== undefined && <span className={styles.count}>{formatCount(item.count)}</span>}
							</>
						),
					} as const;
					return item.to === undefined ? (
						<button type="button" {...shared} key={item.key} onClick={() => onSelect?.(item.key)} />
					) : (
						<Link {...shared} key={item.key} to={item.to} preventScrollReset />
					);
				})}
			</div>
			<div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
				{children}
			</div>
		</div>
	);
}
