import { userInfo } from "#server/members/account/userInfo.ts";
import type { AuthHandlers } from "#server/services/Handler.ts";
import { addPasskey } from "./addPasskey.ts";
import { addSocial } from "./addSocial.ts";
import { beginSocial } from "./beginSocial.ts";
import { createPasskey } from "./createPasskey.ts";
import { endSessions } from "./endSessions.ts";
import { exportUser } from "./exportUser.ts";
import { listPasskeys } from "./listPasskeys.ts";
import { listPointHistory } from "./listPointHistory.ts";
import { listSessions } from "./listSessions.ts";
import { listSocials } from "./listSocials.ts";
import { logInByPasskey } from "./logInByPasskey.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { proveMember } from "./proveMember.ts";
import { recordLogin } from "./recordLogin.ts";
import { refreshSession } from "./refreshSession.ts";
import { registerBenefitUser } from "./registerBenefitUser.ts";
import { removePasskey } from "./removePasskey.ts";
import { removeSocial } from "./removeSocial.ts";
import { renamePasskey } from "./renamePasskey.ts";
import { resetPassword } from "./resetPassword.ts";
import { revokeApple } from "./revokeApple.ts";
import { saveInternationalInfo } from "./saveInternationalInfo.ts";
import { sendCert } from "./sendCert.ts";
import { signUp } from "./signUp.ts";
import { unlinkUser } from "./unlinkUser.ts";
import { updateUser } from "./updateUser.ts";
import { viewPoints } from "./viewPoints.ts";

/** One handler per operation of the service. */
export const authHandlers: AuthHandlers = {
	challengePasskey: (_, call) => call.services.passkeys.challenge(call, call.ip),
	createPasskey,
	listPasskeys,
	addPasskey,
	renamePasskey,
	removePasskey,
	logInByPasskey,
	listSocials,
	addSocial,
	beginSocial,
	removeSocial,
	exportUser,
	endSessions,
	listSessions,
	proveMember,
	checkBenefitCode: async ({ path }, { member, services }) => ({
		corpCode: path.code,
		corpName: await services.accounts.companyOf(member.memberId, path.code),
		valid: true,
	}),
	checkUser: async ({ path }, { services, ip }) => ({
		exists: await services.accounts.isTaken(path.id, ip),
	}),
	listPointHistory,
	login,
	logout,
	recordLogin,
	refreshSession,
	registerBenefitUser,
	resetPassword,
	revokeApple,
	saveInternationalInfo,
	sendCert,
	signUp,
	unlinkUser,
	updateUser,
	viewPoints,
	viewUser: async (_, { member, services }) => userInfo(await services.members.view(member.memberId)),
};
