import type { SeenCall } from "#server/platform/http/Binding.ts";
import type { SecurityEvent, SecurityEventName } from "#server/platform/journal/SecurityEvent.ts";

/** Security events recorded when an operation succeeds. Logins are recorded by their own handlers, which know the member. */
const done: Readonly<Record<string, SecurityEventName>> = {
	proveMember: "proofOk",
	resetPassword: "changed",
	changeSubscriptionCard: "changed",
	addPasskey: "changed",
	removePasskey: "changed",
	addSocial: "changed",
	removeSocial: "changed",
	endSessions: "ended",
	unlinkUser: "withdrawn",
};

/** Security events recorded when an operation is refused, where that is more than a mistake in a form. */
const refused: Readonly<Record<string, Readonly<Record<string, SecurityEventName>>>> = {
	// By password, the check records its failures itself, because it knows the member.
	login: { linkFailed: "loginFailed", wrongAccess: "loginFailed", verifyFailed: "loginFailed" },
	verifyCert: { checkCode: "codeFailed", codeExpired: "codeFailed" },
	proveMember: { verifyFailed: "proofFailed" },
	logInByPasskey: { verifyFailed: "loginFailed" },
	resetPassword: { verifyFailed: "codeFailed" },
	receiveWebhook: { invalidRequest: "badSignature", verifyFailed: "badSignature", notFound: "badSignature" },
};

function nameOf({ operation, access, refusal, isForged, fields }: SeenCall): SecurityEventName | null {
	if (isForged) return "forged";
	if (refusal === null) {
		const isSecret = fields.includes("pwd") || fields.includes("phone");
		return operation === "updateUser" && isSecret ? "changed" : (done[operation] ?? null);
	}
	if (refusal === "tooManyCalls") return "limited";
	if (access === "service" && refusal === "loginRequired") return "denied";
	return refused[operation]?.[refusal] ?? (access === "member" && refusal === "notFound" ? "denied" : null);
}

/** Returns the security event to record for a call; null when there is none. */
export function securityEventOf(seen: SeenCall): SecurityEvent | null {
	const what = nameOf(seen);
	const { memberId, ip, operation } = seen;
	return what && { what, memberId, ip, detail: { operation } };
}
