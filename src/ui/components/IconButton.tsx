import type { ComponentPropsWithRef, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./IconButton.module.css";

export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> {
	/** Accessible name: what pressing the button does. */
	readonly label: string;
	readonly variant?: "plain" | "outlined" | "floating" | undefined;
	readonly children: ReactNode;
}

/** An icon button with a tap target of 44 px by 44 px. */
export function IconButton({ label, variant = "plain", className, children, ...rest }: IconButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-label={label}
			className={classes(styles.button, variant !== "plain" && styles[variant], className)}
		>
			{children}
		</button>
	);
}
