import type { SignedInMember } from "./SignedInMember.ts";

/** What the binding asks about a token. */
export interface Sessions {
	/**
	 * Whose access token it is. `expired` also stands for unknown and revoked tokens; `memberChanged` means that the
	 * member's type, grade, password or e-mail changed after it was issued (DEC-110).
	 */
	authenticate(
		accessToken: string,
		/** False for what the server shows itself before the visitor has it. */
		shown?: { readonly hasArrived: boolean },
	): Promise<{ readonly member: SignedInMember } | { readonly failure: "expired" | "memberChanged" }>;
}
