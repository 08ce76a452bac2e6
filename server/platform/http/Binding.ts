import type { RefusalKind } from "#domain/failure/refusals.ts";
import type { Contract, Operation } from "./contract.ts";
import type { Sessions } from "./Sessions.ts";

/** Any operation's handler; handlers.ts says what each one really takes and gives. */
export type AnyHandler = (input: never, call: never) => Promise<unknown>;

/** A call that is over, as one who watches for attacks sees it. */
export interface SeenCall {
	readonly operation: string;
	readonly access: Operation["access"];
	readonly memberId: number | null;
	readonly ip: string;
	/** Null for a success. */
	readonly refusal: RefusalKind | null;
	readonly isForged: boolean;
	/** The names of the body's fields, never what stood in them. */
	readonly fields: readonly string[];
}

export interface Binding {
	/** Told of every call that has succeeded or was refused. */
	readonly watch: ((seen: SeenCall) => void) | null;
	readonly contracts: readonly Contract[];
	/** By service, then by operationId. */
	readonly handlers: { readonly [service: string]: { readonly [operationId: string]: AnyHandler } };
	/** What handlers find in their call. */
	readonly services: unknown;
	/** Epoch milliseconds. */
	readonly now: () => number;
	readonly sessions: Sessions;
	/** What our own servers show for server-to-server calls; null = nobody may make them. */
	readonly serviceToken: string | null;
	/** Where pages are served from, e.g. 'https://stay.example.com'; empty = the request's own host. */
	readonly publicOrigin: string;
	/** Milliseconds an address has to wait before its next call; null = no address waits. */
	readonly waitOf: ((ip: string) => number) | null;
	/** Refuse to send an answer that breaks its contract: for tests and development. */
	readonly checksAnswers: boolean;
}
