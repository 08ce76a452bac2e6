import { ink, scene } from "../scene.tsx";

/** A ticket with a star: no coupons, points or payments. */
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
