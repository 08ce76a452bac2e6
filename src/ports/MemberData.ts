/** What of a member stays on this device beside the session: forms being filled in, opened vouchers. */
export interface MemberData {
	/** The member with this e-mail address is here now: what belongs to another one goes. */
	claim(email: string): Promise<void>;
	/** Tells the member they belong to from every other one; null where there is none, or it cannot be told. */
	owner(): string | null;
	/** What this tab still keeps of a member who has left or been followed by another elsewhere goes. */
	settle(): void;
	/** The session is over: what was opened goes, and what is being filled in waits for the same member. */
	closeVouchers(): Promise<void>;
	/** The member has left: everything goes. */
	clear(): Promise<void>;
}
