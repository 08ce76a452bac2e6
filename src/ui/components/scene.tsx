import type { ReactNode } from "react";

/** Creates a small scene in brand colours, 160 x 120 units. Decorative: the text next to it says everything. */
export const scene = (shape: ReactNode) =>
	function Scene() {
		return (
			<svg width="160" height="120" viewBox="0 0 160 120" fill="none" aria-hidden="true">
				<ellipse cx="80" cy="106" rx="58" ry="7" fill="var(--surface-2)" />
				{shape}
			</svg>
		);
	};

export const ink = {
	stroke: "var(--ink-2)",
	strokeWidth: 2.5,
	strokeLinecap: "round",
	strokeLinejoin: "round",
} as const;
