import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";
import { Spinner } from "./Spinner.tsx";

interface Look {
	/** At most one `primary` per view; `danger` for destructive actions. */
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
	/** Whether work is in flight: the button keeps its size and the focus, shows a spinner and ignores presses. */
	readonly busy?: boolean | undefined;
}

/** A button, labelled with a verb. Its type defaults to `button`, so that it never submits a form by accident. */
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

/** A link to another address of this site that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<Link {...rest} className={look({ variant, size, wide, className })}>
			{icon}
			{children}
		</Link>
	);
}
