import type { SignedInMember } from "./SignedInMember.ts";

/** Verifies access tokens for the HTTP binding. */
export interface Sessions {
	/**
	 * Returns the member an access token belongs to. `expired` also covers unknown and revoked tokens; `memberChanged` means that the
	 * member's type, grade, password or e-mail changed after the token was issued (DEC-110).
	 */
	authenticate(
		accessToken: string,
		/** `hasArrived` is false when the server presents the token itself while rendering, before the visitor has received it. */
		shown?: { readonly hasArrived: boolean },
	): Promise<{ readonly member: SignedInMember } | { readonly failure: "expired" | "memberChanged" }>;
}
