import { ResetPassword } from "#application/account/ResetPassword.ts";
import { SendCode } from "#application/account/SendCode.ts";
import { SignUp } from "#application/account/SignUp.ts";
import { VerifyCode } from "#application/account/VerifyCode.ts";
import { made } from "./Recipe.ts";

export const accountUseCases = {
	sendCode: made(SendCode, { accounts: "accountCalls", attempts: "findEmailAttempts", clock: "clock" }),
	verifyCode: made(VerifyCode, { accounts: "accountCalls" }),
	signUp: made(SignUp, {
		accounts: "accountCalls",
		session: "memberSession",
		pending: "pendingSocials",
		tracker: "tracker",
	}),
	resetPassword: made(ResetPassword, { accounts: "accountCalls" }),
};
