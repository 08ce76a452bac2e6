/** A member's data on this device apart from the session: unfinished forms and opened vouchers. */
export interface MemberData {
	/** Assigns the device's data to the member with this e-mail address; another member's data is deleted. */
	claim(email: string): Promise<void>;
	/** Returns an ID of the member who owns the data; null if there is none or it cannot be determined. */
	owner(): string | null;
	/** Deletes this tab's data of a member who has since logged out, or been replaced, in another tab. */
	dropStaleTabData(): void;
	/** Deletes opened vouchers when the session ends; unfinished forms are kept for the same member. */
	closeVouchers(): Promise<void>;
	/** Deletes everything, because the member has logged out. */
	clear(): Promise<void>;
}
