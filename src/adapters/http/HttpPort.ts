import type { HttpCalls } from "./HttpCalls.ts";

/** A port that the server answers. */
export abstract class HttpPort {
	protected readonly calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.calls = calls;
	}
}
