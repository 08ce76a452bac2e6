import type { Container } from "inversify";
import type { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { HttpSessionCalls } from "#adapters/http/HttpSessionCalls.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "./containers.ts";

/** The ports that are answered by the server: the same adapters in a browser and while a page is rendered. */
export function bindHttpAdapters(container: Container, calls: HttpCalls): void {
	container.bind(key(ports.sessionCalls)).toConstantValue(new HttpSessionCalls(calls));
}
