import type { ComponentPropsWithRef, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./IconButton.module.css";

export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> {
	/** What pressing it does, for those who cannot see the icon. */
	readonly label: string;
	readonly variant?: "plain" | "outlined" | "floating" | undefined;
	readonly children: ReactNode;
}

/** An icon to press, 44 px on every side. */
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
