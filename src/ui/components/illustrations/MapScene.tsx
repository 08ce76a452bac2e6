import { ink, scene } from "../scene.tsx";

/** A map with its pin lifted: nothing found. */
export const MapScene = scene(
	<>
		<path d="M26 56l32-10 44 12 32-10v44l-32 10-44-12-32 10z" fill="var(--surface)" {...ink} />
		<path d="M58 46v44M102 58v44" {...ink} stroke="var(--line-strong)" />
		<path d="M36 80c10-10 18 2 28-6" {...ink} stroke="var(--accent)" strokeDasharray="2 7" />
		<path d="M84 76s20-16 20-34a20 20 0 0 0-40 0c0 18 20 34 20 34z" fill="var(--accent-tint)" {...ink} />
		<circle cx="84" cy="42" r="7" fill="var(--accent)" />
	</>,
);
