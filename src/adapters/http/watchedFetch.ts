type Send = (request: Request) => Promise<Response>;

/** Whoever wants to know how the calls fare. */
export interface ConnectionWatch {
	lost(): void;
	found(): void;
}

/** `fetch` that tells whether the server was reached. A call that was taken back says nothing about the connection. */
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
