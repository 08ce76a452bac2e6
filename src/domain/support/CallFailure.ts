/** What can become of a call instead of its answer. */
export type CallFailure =
	/** The caller went away, or took the call back. */
	| { readonly kind: "cancelled" }
	/** No answer came: offline, refused, timed out. */
	| { readonly kind: "network" }
	/** An answer with an error status; code and message when its body was the wrapper. */
	| {
			readonly kind: "http";
			readonly status: number;
			readonly code: number | null;
			readonly message: string | null;
			/** What a refusal tells beside its message: the changed ledger (-202), the new quote (-203). */
			readonly data: unknown;
	  }
	/** Status 200 with result FAIL and a message. */
	| { readonly kind: "refused"; readonly code: number | null; readonly message: string }
	/** An answer that is not what the contract says. [DEC-112] */
	| { readonly kind: "badResponse" };
