import type { RefusalKind } from "#domain/failure/refusals.ts";
import type { Contract, Operation } from "./contract.ts";
import type { Sessions } from "./Sessions.ts";

/** The handler of any operation; handlers.ts has the precise input and output types. */
export type AnyHandler = (input: never, call: never) => Promise<unknown>;

/** A finished call, as seen by attack monitoring. */
export interface SeenCall {
	readonly operation: string;
	readonly access: Operation["access"];
	readonly memberId: number | null;
	readonly ip: string;
	/** Null when the call succeeded. */
	readonly refusal: RefusalKind | null;
	readonly isForged: boolean;
	/** Names of the body's fields, never their values. */
	readonly fields: readonly string[];
}

export interface Binding {
	/** Called for every call that succeeded or was refused. */
	readonly watch: ((seen: SeenCall) => void) | null;
	readonly contracts: readonly Contract[];
	/** Handlers by service and operationId. */
	readonly handlers: { readonly [service: string]: { readonly [operationId: string]: AnyHandler } };
	/** The services available to handlers through their call. */
	readonly services: unknown;
	/** Returns the current time in epoch milliseconds. */
	readonly now: () => number;
	readonly sessions: Sessions;
	/** Token for server-to-server calls; null means that they are not allowed. */
	readonly serviceToken: string | null;
	/** Origin of the pages, e.g. 'https://stay.example.com'; when empty, the request's own host is used. */
	readonly publicOrigin: string;
	/** Rate limit: returns the milliseconds an IP address must wait before its next call. Null means no limit. */
	readonly waitOf: ((ip: string) => number) | null;
	/** Whether to reject answers that violate their contract; for tests and development. */
	readonly checksAnswers: boolean;
}
