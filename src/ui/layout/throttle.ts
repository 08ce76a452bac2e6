export interface Throttled {
	(): void;
	/** Cancels a pending run. */
	cancel(): void;
}

/** Runs at once, then at most once per period. A call during a period runs at its end, so the last call is never lost (SCROLL-05). */
export function throttle(run: () => void, periodMs: number): Throttled {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isWanted = false;
	const start = () => {
		isWanted = false;
		timer = setTimeout(finish, periodMs);
		run();
	};
	const finish = () => {
		timer = undefined;
		if (isWanted) start();
	};
	const throttled = () => {
		if (timer === undefined) start();
		else isWanted = true;
	};
	throttled.cancel = () => {
		clearTimeout(timer);
		timer = undefined;
		isWanted = false;
	};
	return throttled;
}
