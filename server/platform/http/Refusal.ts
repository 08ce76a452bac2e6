import { type RefusalKind, refusals } from "#domain/failure/refusals.ts";

interface RefusalOptions {
	/** In place of the kind's own text, still Korean and fit for a traveller. */
	readonly message?: string;
	/** What the contract lets a failure carry: a new price, a new quote. */
	readonly data?: object;
}

/** Thrown by handlers: the call is answered with the kind's code, HTTP status and text. [HTTP-04, DEC-105] */
export class Refusal extends Error {
	readonly kind: RefusalKind;
	readonly code: number;
	readonly status: number;
	readonly data: object | null;

	constructor(kind: RefusalKind, { message, data }: RefusalOptions = {}) {
		super(message ?? refusals[kind].message);
		this.kind = kind;
		this.code = refusals[kind].code;
		this.status = refusals[kind].status;
		this.data = data ?? null;
	}
}
