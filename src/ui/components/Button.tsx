import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";
import { Spinner } from "./Spinner.tsx";

interface Look {
	/** One primary action a view; `danger` for what takes something away. */
	readonly variant?: "primary" | "secondary" | "ghost" | "danger" | "link" | undefined;
	readonly size?: "sm" | "md" | "lg" | undefined;
	/** Fills its row (at most 800 px on desktop, LAYOUT-02). */
	readonly wide?: boolean | undefined;
	readonly icon?: ReactNode;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

const look = ({ variant = "primary", size = "md", wide, className }: Omit<Look, "children">): string =>
	classes(
		styles.button,
		styles[variant],
		variant !== "link" && size !== "md" && styles[size],
		wide && styles.wide,
		className,
	);

export interface ButtonProps extends Look, Omit<ComponentPropsWithRef<"button">, "className" | "children"> {
	/** Work is under way: keeps its place and the focus, shows a spinner, ignores presses. */
	readonly busy?: boolean | undefined;
}

/** A verb to press. Its type is `button` unless told otherwise, so that it never sends a form by accident. */
export function Button({
	variant,
	size,
	wide,
	icon,
	className,
	busy,
	onClick,
	children,
	...rest
}: ButtonProps) {
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		if (busy) event.preventDefault();
		else onClick?.(event);
	};
	return (
		<button
			type="button"
			{...rest}
			className={classes(look({ variant, size, wide, className }), busy && styles.busy)}
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
			onClick={press}
		>
			<span className={styles.label}>
				{icon}
				{children}
			</span>
			{busy && (
				<span className={styles.spinner}>
					<Spinner />
				</span>
			)}
		</button>
	);
}

export interface ButtonLinkProps extends Look, Omit<LinkProps, "className" | "children"> {}

/** The same look for something that leads to another address of this site. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<Link {...rest} className={look({ variant, size, wide, className })}>
			{icon}
			{children}
		</Link>
	);
}
