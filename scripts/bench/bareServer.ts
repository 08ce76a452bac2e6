import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const body = Buffer.alloc(Number(process.argv[2]), "x");
const server = createServer((_, answer) => {
	answer.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length });
	answer.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
