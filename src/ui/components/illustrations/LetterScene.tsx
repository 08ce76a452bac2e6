import { ink, scene } from "../scene.tsx";

/** An open envelope: no messages, notices or inquiries. */
export const LetterScene = scene(
	<>
		<path d="M38 60 80 34l42 26v38a5 5 0 0 1-5 5H43a5 5 0 0 1-5-5z" fill="var(--accent-tint)" {...ink} />
		<path d="M54 46h52v34L80 92 54 80z" fill="var(--paper)" {...ink} />
		<path d="M64 58h32M64 68h22" {...ink} stroke="var(--line-strong)" />
		<path d="m38 62 42 26 42-26" {...ink} />
		<circle cx="112" cy="38" r="9" fill="var(--accent)" />
		<path d="M112 33.5v5M112 42v.01" stroke="var(--on-fill)" strokeWidth="2.5" strokeLinecap="round" />
	</>,
);
