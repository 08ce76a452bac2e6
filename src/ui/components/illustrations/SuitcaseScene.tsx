import { ink, scene } from "../scene.tsx";

/** A packed suitcase under a sun: nothing booked yet, or no results. */
export const SuitcaseScene = scene(
	<>
		<circle cx="116" cy="32" r="14" fill="var(--accent-tint-2)" />
		<path d="M28 40c5-7 15-6 18 1 7-1 10 8 4 11H26c-7 0-7-10 2-12z" fill="var(--surface-2)" />
		<rect x="48" y="44" width="64" height="56" rx="10" fill="var(--accent-tint)" {...ink} />
		<path d="M66 44v-9a7 7 0 0 1 7-7h14a7 7 0 0 1 7 7v9M62 44v56M98 44v56" {...ink} />
		<path d="M56 100v5M104 100v5" {...ink} />
		<path d="M112 62l12 6-3 14-12-6z" fill="var(--accent)" {...ink} />
		<circle cx="114" cy="68" r="1.5" fill="var(--on-fill)" />
	</>,
);
