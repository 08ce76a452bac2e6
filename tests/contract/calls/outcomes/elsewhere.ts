/** Refusals a contract names that its call does not give when asked one after the other, and why. */
export const neverGiven: Readonly<Record<string, string>> = {
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

/** Tests of other suites that provoke what takes another server than this suite's. */
export const testedElsewhere: Readonly<Record<string, { readonly file: string; readonly title: string }>> = {
	"login.linkFailed": {
		file: social,
		title: "joins no second account of one provider, and nobody else's e-mail",
	},
	"login.verifyFailed": {
		file: social,
		title: "joins no second account of one provider, and nobody else's e-mail",
	},
	"beginSocial.ok": { file: links, title: "are joined by the proven owner, in the login that began it" },
	"addSocial.ok": { file: links, title: "are joined by the proven owner, in the login that began it" },
	"addSocial.linkFailed": { file: links, title: "are joined to one member, and one of a provider" },
	"revokeApple.ok": { file: social, title: "gives an Apple login back before a withdrawal" },
};
