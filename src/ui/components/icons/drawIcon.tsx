import type { ReactNode } from "react";
import styles from "./drawIcon.module.css";

export interface IconProps {
	/** Side length in pixels; 20 by default. */
	readonly size?: number | undefined;
	/** Accessible name of the icon. Without it the icon is decorative, next to a word. */
	readonly title?: string | undefined;
	readonly className?: string | undefined;
}

export type Paint = "line" | "solid";

/** View box of the icons. */
export const grid = "0 0 24 24";

/** Creates an icon on a 24-unit grid in the text's colour: strokes of 1.75 units, or filled shapes. */
export const drawIcon = (shape: ReactNode, paint: Paint = "line", viewBox: string | null = grid) =>
	function Icon({ size = 20, title, className }: IconProps) {
		return (
			<svg
				className={className ? `${styles[paint]} ${className}` : styles[paint]}
				width={size}
				height={size}
				viewBox={viewBox ?? undefined}
				role={title ? "img" : undefined}
				aria-label={title}
				aria-hidden={title ? undefined : true}
			>
				{shape}
			</svg>
		);
	};
