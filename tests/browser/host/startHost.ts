import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** The path of the page that simulates the app. */
export const hostPath = "/native-host";

const own: Readonly<Record<string, readonly [string, string]>> = {
	[hostPath]: ["host.html", "text/html; charset=utf-8"],
	[`${hostPath}/bridge.js`]: ["bridge.js", "text/javascript; charset=utf-8"],
	[`${hostPath}/outside`]: ["outside.html", "text/html; charset=utf-8"],
};

export interface NativeHost {
	readonly address: string;
	close(): Promise<void>;
}

/**
 * Simulates the mobile app around the product at `port`: its own page hosts the web views, and a proxy in front of the product does what
 * the app's web view does, adding the client-interface header to every document and injecting the bridge. Web views are iframes here, so
 * the product's frame ban is removed.
 */
export async function startHost(options: {
	readonly productPort: number;
	readonly port: number;
	/** When false, simulates an app whose pages can be recognised only by their bridge (BRIDGE-02). */
	readonly sendsHeader?: boolean;
}): Promise<NativeHost> {
	const { productPort, port, sendsHeader = true } = options;
	const server = createServer((incoming, answer) => {
		const file = own[new URL(incoming.url ?? "/", "http://host.invalid").pathname];
		if (file) {
			const [name, type] = file;
			answer.writeHead(200, { "content-type": type });
			answer.end(readFileSync(new URL(name, import.meta.url)));
			return;
		}
		const headers = { ...incoming.headers, "accept-encoding": "identity" };
		const onward = request({
			port: productPort,
			method: incoming.method,
			path: incoming.url,
			headers: sendsHeader && isDocument(incoming) ? { ...headers, "client-interface": "WebView" } : headers,
		});
		onward.on("response", (response) => pass(response, answer));
		onward.on("error", () => answer.destroy());
		incoming.pipe(onward);
	});
	await new Promise<void>((ready) => server.listen(port, ready));
	return {
		address: `http://localhost:${port}`,
		close() {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

const isDocument = ({ headers }: IncomingMessage): boolean =>
	["document", "iframe"].includes(String(headers["sec-fetch-dest"]));

function pass(response: IncomingMessage, answer: ServerResponse): void {
	const headers = { ...response.headers };
	// A URL that a web view hands to the device instead of opening it.
	const { location = "" } = headers;
	if (/^(?!https?:)[a-z][a-z0-9+.-]*:/.test(location))
		headers.location = `${hostPath}/outside?${new URLSearchParams({ address: location })}`;
	delete headers["x-frame-options"];
	const policy = String(headers["content-security-policy"] ?? "");
	if (policy)
		headers["content-security-policy"] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
	// A payment provider's page does not belong to the app.
	const isOurs = policy.includes("script-src 'self'");
	if (!isOurs || !headers["content-type"]?.startsWith("text/html")) {
		answer.writeHead(response.statusCode ?? 502, headers);
		response.pipe(answer);
		return;
	}
	delete headers["content-length"];
	answer.writeHead(response.statusCode ?? 502, headers);
	let html = "";
	response.setEncoding("utf8");
	response.on("data", (text: string) => {
		html += text;
	});
	response.on("end", () => {
		answer.end(html.replace("<head>", `<head><script src="${hostPath}/bridge.js"></script>`));
	});
}
