import { ink, scene } from "./scene.tsx";

/** Nothing booked yet, no results: a packed suitcase waiting under a sun. */
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

/** Nothing found: a map with its pin lifted. */
export const MapScene = scene(
	<>
		<path d="M26 56l32-10 44 12 32-10v44l-32 10-44-12-32 10z" fill="var(--surface)" {...ink} />
		<path d="M58 46v44M102 58v44" {...ink} stroke="var(--line-strong)" />
		<path d="M36 80c10-10 18 2 28-6" {...ink} stroke="var(--accent)" strokeDasharray="2 7" />
		<path d="M84 76s20-16 20-34a20 20 0 0 0-40 0c0 18 20 34 20 34z" fill="var(--accent-tint)" {...ink} />
		<circle cx="84" cy="42" r="7" fill="var(--accent)" />
	</>,
);

/** Nothing kept: a heart on a postcard. */
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

/** No coupons, points or payments: a ticket with a star. */
export const TicketScene = scene(
	<>
		<path
			d="M30 48a6 6 0 0 1 6-6h88a6 6 0 0 1 6 6v12a9 9 0 0 0 0 18v12a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V78a9 9 0 0 0 0-18z"
			fill="var(--accent-tint)"
			{...ink}
		/>
		<path d="M98 46v46" {...ink} stroke="var(--accent)" strokeDasharray="3 7" />
		<path
			d="m64 54 4.5 9.5 10.5 1.2-7.8 7 2.2 10.3-9.4-5.3-9.4 5.3 2.2-10.3-7.8-7 10.5-1.2z"
			fill="var(--accent)"
		/>
		<path d="M110 62v14" {...ink} stroke="var(--line-strong)" />
	</>,
);

/** No letters, notices or inquiries: an open envelope. */
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
