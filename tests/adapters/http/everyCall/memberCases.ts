import { HttpAccountCalls } from "#adapters/http/HttpAccountCalls.ts";
import { HttpAccountSecurity } from "#adapters/http/HttpAccountSecurity.ts";
import { HttpBenefitMall } from "#adapters/http/HttpBenefitMall.ts";
import { HttpInquiries } from "#adapters/http/HttpInquiries.ts";
import { HttpMemberCoupons } from "#adapters/http/HttpMemberCoupons.ts";
import { HttpOrderReviews } from "#adapters/http/HttpOrderReviews.ts";
import { HttpPasskeys } from "#adapters/http/HttpPasskeys.ts";
import { HttpPointHistory } from "#adapters/http/HttpPointHistory.ts";
import { HttpProfile } from "#adapters/http/HttpProfile.ts";
import { HttpSessionCalls } from "#adapters/http/HttpSessionCalls.ts";
import { HttpSocialCalls } from "#adapters/http/HttpSocialCalls.ts";
import type { CallCase } from "./CallCase.ts";

const email = "haneul@example.com";
const member = {
	email,
	emailCertId: "cert-email",
	password: "abc123!@",
	social: null,
	name: "김하늘",
	phone: "01012345678",
	phoneCertId: "cert-phone",
	agreesToMarketing: true,
} as const;
const bySocial = {
	...member,
	emailCertId: null,
	password: null,
	social: { provider: "naver", ticket: "ticket" },
	agreesToMarketing: false,
} as const;
const signed = {
	id: "passkey",
	clientDataJSON: "data",
	authenticatorData: "authenticator",
	signature: "signature",
	userHandle: null,
};
const made = { id: "passkey", clientDataJSON: "data", attestationObject: "object", transports: ["internal"] };
const photo = "0123456789abcdef0123456789abcdef";
const change = {
	name: "김바다",
	phone: { number: "01033334444", certId: "cert-phone" },
	password: "abc123!@",
	agreesToMarketing: false,
};
const inquiry = {
	type: 2,
	title: "제목",
	content: "내용",
	orderNumber: "AW261206ABCDEFGHJKMNP",
	pageUrl: "/products/11",
};

export const memberCases: readonly CallCase[] = [
	{ operation: "sendCert", ask: (calls) => new HttpAccountCalls(calls).sendCode("SIGN_PHONE", member.phone) },
	{
		operation: "verifyCert",
		ask: (calls) => new HttpAccountCalls(calls).verifyCode("cert", "123456", "김하늘"),
	},
	{ operation: "verifyCert", ask: (calls) => new HttpAccountCalls(calls).verifyCode("cert", "123456", null) },
	{ operation: "checkUser", ask: (calls) => new HttpAccountCalls(calls).isEmailTaken(email) },
	{ operation: "signUp", ask: (calls) => new HttpAccountCalls(calls).signUp(member) },
	{ operation: "signUp", ask: (calls) => new HttpAccountCalls(calls).signUp(bySocial) },
	{
		operation: "resetPassword",
		ask: (calls) => new HttpAccountCalls(calls).resetPassword(email, "cert", "new1!"),
	},
	{
		operation: "proveMember",
		ask: (calls) => new HttpAccountSecurity(calls).prove({ password: "abc123!@" }),
	},
	{ operation: "proveMember", ask: (calls) => new HttpAccountSecurity(calls).prove({ certId: "cert" }) },
	{ operation: "listSessions", ask: (calls, o) => new HttpAccountSecurity(calls).logins(o) },
	{ operation: "exportUser", ask: (calls) => new HttpAccountSecurity(calls).ownData() },
	{ operation: "endSessions", ask: (calls) => new HttpAccountSecurity(calls).endLogins("login-1") },
	{ operation: "endSessions", ask: (calls) => new HttpAccountSecurity(calls).endLogins(null) },
	{ operation: "checkBenefitCode", ask: (calls) => new HttpBenefitMall(calls).companyOf("HANBIT01") },
	{
		operation: "registerBenefitUser",
		ask: (calls) =>
			new HttpBenefitMall(calls).register({ corpCode: "HANBIT01", deptName: "인사팀", userName: "김하늘" }),
	},
	{ operation: "listInquiries", ask: (calls, o) => new HttpInquiries(calls).list("wait", o) },
	{ operation: "listCommonCodes", ask: (calls, o) => new HttpInquiries(calls).types(o) },
	{ operation: "createInquiry", ask: (calls) => new HttpInquiries(calls).send(inquiry) },
	{ operation: "writeOnInquiry", ask: (calls) => new HttpInquiries(calls).addMessage(91, "더 있어요") },
	{
		operation: "readInquiry",
		ask: (calls) =>
			new HttpInquiries(calls).markRead({
				id: 91,
				messages: [{ content: "네, 가능합니다.", author: "남산 서재 호텔", writtenAt: 1_795_158_000_000 }],
			}),
	},
	{ operation: "listCoupons", ask: (calls, o) => new HttpMemberCoupons(calls).list("used", o) },
	{ operation: "issueCoupon", ask: (calls) => new HttpMemberCoupons(calls).take(31) },
	{
		operation: "issueCorporationCoupon",
		ask: (calls) => new HttpMemberCoupons(calls).takeByCompanyCode("HANBIT01"),
	},
	{ operation: "issueCouponPack", ask: (calls) => new HttpMemberCoupons(calls).takePack("PACK01") },
	{ operation: "viewOrderReview", ask: (calls, o) => new HttpOrderReviews(calls).view(25, o) },
	{
		operation: "writeReview",
		ask: (calls) => new HttpOrderReviews(calls).write(25, { title: "제목", content: "내용", stars: 4 }),
	},
	{
		operation: "addReviewPhoto",
		ask: (calls) => new HttpOrderReviews(calls).addPhoto(25, { image: "data:image/jpeg", alt: "창밖" }),
	},
	{
		operation: "removeReviewPhoto",
		ask: (calls) => new HttpOrderReviews(calls).removePhoto(25, `/images/reviews/${photo}.jpg`),
	},
	{ operation: "challengePasskey", ask: (calls) => new HttpPasskeys(calls).challenge() },
	{ operation: "createPasskey", ask: (calls) => new HttpPasskeys(calls).creation() },
	{ operation: "listPasskeys", ask: (calls, o) => new HttpPasskeys(calls).list(o) },
	{ operation: "addPasskey", ask: (calls) => new HttpPasskeys(calls).add(made, "휴대폰") },
	{ operation: "renamePasskey", ask: (calls) => new HttpPasskeys(calls).rename(5, "노트북") },
	{ operation: "removePasskey", ask: (calls) => new HttpPasskeys(calls).remove(5) },
	{ operation: "logInByPasskey", ask: (calls) => new HttpPasskeys(calls).logIn(signed, true) },
	{ operation: "proveMember", ask: (calls) => new HttpPasskeys(calls).prove(signed) },
	{ operation: "listPointHistory", ask: (calls, o) => new HttpPointHistory(calls).list("WELFARE", "ALL", o) },
	{
		operation: "listPointHistory",
		ask: (calls, o) => new HttpPointHistory(calls).list("AWESOME_CASH", "USE", { after: 40, ...o }),
	},
	{ operation: "updateUser", ask: (calls) => new HttpProfile(calls).change(change) },
	{ operation: "updateUser", ask: (calls) => new HttpProfile(calls).change({}) },
	{ operation: "revokeApple", ask: (calls) => new HttpProfile(calls).revokeAppleLogin("apple-code") },
	{ operation: "unlinkUser", ask: (calls) => new HttpProfile(calls).withdraw() },
	{
		operation: "login",
		ask: (calls, o) =>
			new HttpSessionCalls(calls).logIn({ email, password: "abc123!@", rememberMe: true }, o),
	},
	{ operation: "logout", ask: (calls) => new HttpSessionCalls(calls).logOut() },
	{ operation: "viewUser", ask: (calls) => new HttpSessionCalls(calls).viewMember() },
	{ operation: "recordLogin", ask: (calls) => new HttpSessionCalls(calls).recordLogin("web", "EMAIL") },
	{ operation: "recordLogin", ask: (calls) => new HttpSessionCalls(calls).recordLogin("webview", "KAKAO") },
	{
		operation: "login",
		ask: (calls) =>
			new HttpSocialCalls(calls).enter({ provider: "apple", token: "state.code", certId: null }),
	},
	{
		operation: "login",
		ask: (calls) =>
			new HttpSocialCalls(calls).enter({ provider: "kakao", token: "state.code", certId: "cert" }),
	},
	{ operation: "listSocials", ask: (calls, o) => new HttpSocialCalls(calls).list(o) },
	{ operation: "beginSocial", ask: (calls) => new HttpSocialCalls(calls).begin("naver") },
	{
		operation: "addSocial",
		ask: (calls) => new HttpSocialCalls(calls).link({ provider: "kakao", token: "s.c" }),
	},
	{ operation: "removeSocial", ask: (calls) => new HttpSocialCalls(calls).remove("apple") },
];
