/** A background maintenance loop that never keeps the process alive. */
export interface BackgroundLoop {
	start(): void;
	/** Stops the loop; resolves once a running round has ended. */
	stop(): Promise<void>;
}

/**
 * Runs `work` in rounds. The pause between them may depend on how long the round took. A failed round is reported to `onError`, and the
 * loop goes on.
 */
export function createBackgroundLoop({
	work,
	pauseMs,
	onError,
}: {
	readonly work: () => Promise<void>;
	readonly pauseMs: (tookMs: number) => number;
	readonly onError: (error: unknown) => void;
}): BackgroundLoop {
	let isStopping = true;
	let timer: NodeJS.Timeout | undefined;
	let round: Promise<void> = Promise.resolve();

	function schedule(pause: number): void {
		if (isStopping) return;
		timer = setTimeout(() => {
			const started = performance.now();
			round = work()
				.catch(onError)
				.then(() => schedule(pauseMs(performance.now() - started)));
		}, pause);
		timer.unref();
	}

	return {
		start() {
			if (!isStopping) return;
			isStopping = false;
			schedule(0);
		},
		async stop() {
			isStopping = true;
			clearTimeout(timer);
			await round;
		},
	};
}
