/** Refusals that a contract lists but that its call does not give to sequential requests, with the reason. */
export const unreachableRefusals: Readonly<Record<string, string>> = {
	"preparePayment.priceChanged": "the price is agreed on and fixed when the rooms are held (createBooking)",
	"preparePayment.couponUnusable": "coupons are reserved when the rooms are held (createBooking)",
	"preparePayment.pointShort": "points are reserved when the rooms are held (createBooking)",
	"approvePayment.priceChanged": "the price is fixed when the rooms are held (createBooking)",
	"approvePayment.alreadyProcessed": "asked again, it answers the state the first call has reached (D35)",
	"updateUser.updateFailed": "the last resort: a change that is right in itself is made",
	"saveInternationalInfo.updateFailed": "the last resort: a change that is right in itself is made",
	"resetPassword.passwordChangeFailed":
		"only of a member who withdraws at the same moment: withdrawing ends the codes",
	"signUp.signupFailed": "only of two sign-ups with one social account that commit at the same moment",
	"unlinkUser.withdrawFailed": "only of two withdrawals of one member that run at the same moment",
	"sendMessage.codeSendFailed":
		"messages are queued and sent again by the outbox, so that taking one does not fail",
};

const social = "tests/server/members/social/socialLogins.test.ts";

const links = "tests/server/members/social/socialLinks.test.ts";

/** Tests in other suites that provoke the outcomes for which this suite's server is not enough. */
export const testedElsewhere: Readonly<Record<string, { readonly file: string; readonly title: string }>> = {
	"login.linkFailed": {
		file: social,
		title: "links no second account of the same provider, and no other person's e-mail",
	},
	"login.verifyFailed": {
		file: social,
		title: "links no second account of the same provider, and no other person's e-mail",
	},
	"beginSocial.ok": {
		file: links,
		title: "are linked only by the re-authenticated owner, in the session that started it",
	},
	"addSocial.ok": {
		file: links,
		title: "are linked only by the re-authenticated owner, in the session that started it",
	},
	"addSocial.linkFailed": { file: links, title: "are linked to one member only, at most one per provider" },
	"revokeApple.ok": { file: social, title: "revokes an Apple login before a withdrawal" },
};
