type Send = (request: Request) => Promise<Response>;

/** Observes whether calls reach the server. */
export interface ConnectionWatch {
	lost(): void;
	found(): void;
}

/** Wraps `fetch` to report whether the server was reached. A cancelled call reports no loss. */
export const watchedFetch =
	(fetch: Send, watch: ConnectionWatch): Send =>
	async (request) => {
		try {
			const response = await fetch(request);
			watch.found();
			return response;
		} catch (error) {
			if (!request.signal.aborted) watch.lost();
			throw error;
		}
	};
