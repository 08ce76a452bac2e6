import { ink, scene } from "./scene.tsx";

/** Error scene: rain over a house with its light still on. */
export const RainScene = scene(
	<>
		<path d="M56 72 84 50l28 22v28a4 4 0 0 1-4 4H60a4 4 0 0 1-4-4z" fill="var(--surface)" {...ink} />
		<path d="M50 77l34-27 34 27" {...ink} />
		<rect x="75" y="80" width="18" height="24" rx="3" fill="var(--accent)" />
		<path d="M30 36c5-11 22-11 27-1 12-3 19 13 7 18H29c-12-1-11-16 1-17z" fill="var(--surface-2)" {...ink} />
		<path d="m34 62-3 8M47 62l-3 8M60 60l-2 5" {...ink} stroke="var(--blue)" />
	</>,
);
