import { ContainerModule } from "inversify";
import { ResetPassword } from "#application/account/ResetPassword.ts";
import { SendCode } from "#application/account/SendCode.ts";
import { SignUp } from "#application/account/SignUp.ts";
import { VerifyCode } from "#application/account/VerifyCode.ts";
import { useCases } from "#application/tokens.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

export const accountModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.sendCode)).toResolvedValue(
		(accounts, attempts, clock) => new SendCode({ accounts, attempts, clock }),
		[key(ports.accountCalls), key(ports.findEmailAttempts), key(ports.clock)],
	);
	bind(key(useCases.verifyCode)).toResolvedValue(
		(accounts) => new VerifyCode({ accounts }),
		[key(ports.accountCalls)],
	);
	bind(key(useCases.signUp)).toResolvedValue(
		(accounts, session, cache, visitor, pending, tracker) =>
			new SignUp({ accounts, session, cache, visitor, pending, tracker }),
		[
			key(ports.accountCalls),
			key(ports.sessionCalls),
			key(ports.memberCache),
			key(ports.currentVisitor),
			key(ports.pendingSocials),
			key(ports.tracker),
		],
	);
	bind(key(useCases.resetPassword)).toResolvedValue(
		(accounts) => new ResetPassword({ accounts }),
		[key(ports.accountCalls)],
	);
});
