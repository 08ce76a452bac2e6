/** A gateway for text messages that records what it is sent, and always answers the same. */
export function textGateway(status: number, body: unknown) {
	const sent: { url: string; how: object; headers: Record<string, string>; body: unknown }[] = [];
	return {
		sent,
		fetch: async (input: string | URL | Request, init?: RequestInit) => {
			sent.push({
				url: String(input),
				how: { method: init?.method, redirect: init?.redirect },
				headers: init?.headers as Record<string, string>,
				body: JSON.parse(String(init?.body)),
			});
			return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
		},
	};
}
