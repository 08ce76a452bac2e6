import type { HttpCalls } from "./HttpCalls.ts";

/** Base class of ports backed by the server's API. */
export abstract class HttpPort {
	protected readonly calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.calls = calls;
	}
}
