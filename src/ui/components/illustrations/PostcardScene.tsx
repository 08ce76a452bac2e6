import { ink, scene } from "../scene.tsx";

/** A heart on a postcard: nothing saved. */
export const PostcardScene = scene(
	<>
		<rect
			x="34"
			y="36"
			width="86"
			height="60"
			rx="8"
			fill="var(--paper)"
			{...ink}
			transform="rotate(-5 77 66)"
		/>
		<path d="M46 56l34-3M47 66l26-2M48 76l30-3" {...ink} stroke="var(--line-strong)" />
		<path
			d="M102 76s-16-9-16-20a9 9 0 0 1 16-5 9 9 0 0 1 16 5c0 11-16 20-16 20z"
			fill="var(--accent)"
			{...ink}
		/>
		<circle cx="130" cy="36" r="5" fill="var(--accent-tint-2)" />
		<circle cx="28" cy="34" r="3.5" fill="var(--accent-tint-2)" />
	</>,
);
