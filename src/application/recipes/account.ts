import { ResetPassword } from "#application/account/ResetPassword.ts";
import { SendCode } from "#application/account/SendCode.ts";
import { SignUp } from "#application/account/SignUp.ts";
import { VerifyCode } from "#application/account/VerifyCode.ts";
import { recipe } from "./Recipe.ts";

export const accountUseCases = {
	sendCode: recipe(SendCode, { accounts: "accountCalls", attempts: "findEmailAttempts", clock: "clock" }),
	verifyCode: recipe(VerifyCode, { accounts: "accountCalls" }),
	signUp: recipe(SignUp, {
		accounts: "accountCalls",
		session: "memberSession",
		pending: "pendingSocials",
		tracker: "tracker",
	}),
	resetPassword: recipe(ResetPassword, { accounts: "accountCalls" }),
};
