import type { Container } from "inversify";
import { childOf, rootOf } from "./containers.ts";
import { modules } from "./modules/all.ts";

const root = rootOf(modules);

/** What one document request lends to the application. */
export interface RequestPorts {
	/** Calls the product's own services; the access token of the visitor, when there is one, goes with them. */
	readonly fetch: typeof fetch;
	readonly accessToken: string | null;
	readonly now: number;
	readonly userAgent: string;
}

/** The ports of one server-rendered page: nothing here outlives the request. */
export function requestContainer(_ports: RequestPorts): Container {
	return childOf(root);
}
