import { connect } from "node:net";

/** Returns what a server answers to raw bytes, until it closes the connection. */
export const sendRaw = (port: number, bytes: string | Buffer): Promise<string> =>
	new Promise((answered) => {
		const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
		let text = "";
		socket.setEncoding("latin1").on("data", (part: string) => {
			text += part;
		});
		socket.on("error", () => undefined);
		socket.on("close", () => answered(text));
	});

const host = "Host: stay.example.com\r\n";
const login = `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\n${host}${more}Connection: close\r\n\r\n`;

/** Requests that probe the protocol, and the answers allowed for them. */
export const hostileRequests: readonly (readonly [
	what: string,
	statuses: readonly number[],
	bytes: string | Buffer,
])[] = [
	[
		"two ways to end a body",
		[400],
		`${login}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n${host}\r\n`,
	],
	[
		"the same, the other way round",
		[400],
		`${login}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\nG`,
	],
	["two lengths", [400], `${login}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
	["a bare line feed", [400], "GET / HTTP/1.1\nHost: stay.example.com\n\n"],
	["a bare line feed within", [400], "GET / HTTP/1.1\r\nHost: stay.example.com\nX: y\r\n\r\n"],
	["chunks that end in line feeds", [400], `${login}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n`],
	["a folded header", [400], `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`],
	["headers of 64 KB", [431], `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(65_536)}\r\n\r\n`],
	["a body of 20 MB", [413], `${login}Content-Length: 20000000\r\n\r\n${"a".repeat(300_000)}`],
	["%00", [404], get("/%00")],
	["%00 of a call", [400], get("/api/content/v1/notices/%00")],
	["..%2f", [404], get("/..%2f..%2fpackage.json")],
	["..%2f within files", [404], get("/assets/..%2f..%2fpackage.json")],
	["../", [400, 404], get("/../../package.json")],
	["text that is no UTF-8", [404], get("/products/%c0%af")],
	["text that is no UTF-8, of a call", [400], get("/api/content/v1/notices/%ff")],
	["bytes that are no text", [400], Buffer.from(get("/search?searchText=\xff\xfe"), "latin1")],
	["a part that a file has not", [416], get("/favicon.svg", "Range: bytes=9999999999-\r\n")],
	["a condition that no file fulfils", [412], get("/favicon.svg", 'If-Match: "x"\r\n')],
	["TRACE", [400, 404, 405], `TRACE / HTTP/1.1\r\n${host}\r\n`],
	["TRACE of a call", [400, 404, 405], `TRACE /api/auth/login HTTP/1.1\r\n${host}\r\n`],
];
