import { type RefusalKind, refusals } from "#domain/failure/refusals.ts";

interface RefusalOptions {
	/** Replaces the kind's default text; must be Korean and suitable for travellers. */
	readonly message?: string;
	/** Data the contract allows in a failure, such as a new price or quote. */
	readonly data?: object;
}

/** Thrown by handlers to answer a call with the kind's code, HTTP status and text. [HTTP-04, DEC-105] */
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
