/** What is written down, and what a reader of the log is told. */
export const securityEvents = {
	loginOk: "somebody has logged in",
	loginFailed: "a login failed",
	locked: "an account was locked after wrong passwords",
	codeFailed: "a wrong verification code",
	proofFailed: "a member could not show to be the owner",
	forged: "a call from another site was refused",
	badSignature: "a webhook that is not the provider's was refused",
	denied: "somebody asked for what is not theirs, or not there",
	limited: "somebody asked too often",
	changed: "credentials were changed",
	ended: "logins were ended by their owner",
	withdrawn: "a member has left",
	operator: "an operator ran a command",
} as const;

export type SecurityEventName = keyof typeof securityEvents;

export interface SecurityEvent {
	readonly what: SecurityEventName;
	readonly memberId?: number | null;
	/** Of the caller; only in the table, never in a line of the log. */
	readonly ip?: string | null;
	/** The operation or the command; never what was typed. */
	readonly detail?: Readonly<Record<string, string | number>>;
}

/** More of one kind than this in ten minutes is no chance any more. */
export const alarming: Partial<Record<SecurityEventName, number>> = {
	loginFailed: 300,
	locked: 20,
	codeFailed: 200,
	proofFailed: 50,
	forged: 100,
	badSignature: 10,
	denied: 200,
};
