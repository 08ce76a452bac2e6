/** Kinds of security events, with the message written to the log. */
export const securityEvents = {
	loginOk: "somebody has logged in",
	loginFailed: "a login failed",
	tokenReused: "a login was ended because its refresh token was used again",
	locked: "an account was locked after wrong passwords",
	codeFailed: "a wrong verification code",
	proofOk: "a member has shown to be the owner",
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
	/** IP address of the caller; stored in the table only, never logged. */
	readonly ip?: string | null;
	/** The operation or command; never user input. */
	readonly detail?: Readonly<Record<string, string | number>>;
}

/** Number of events of one kind within ten minutes that raises an alarm, because it cannot be chance. */
export const alarming: Partial<Record<SecurityEventName, number>> = {
	loginFailed: 300,
	locked: 20,
	codeFailed: 200,
	proofFailed: 50,
	forged: 100,
	badSignature: 10,
	denied: 200,
};
