import type { AuthHandlers } from "#server/services/Handler.ts";
import { addPasskey } from "./addPasskey.ts";
import { addSocial } from "./addSocial.ts";
import { beginSocial } from "./beginSocial.ts";
import { challengePasskey } from "./challengePasskey.ts";
import { checkBenefitCode } from "./checkBenefitCode.ts";
import { checkUser } from "./checkUser.ts";
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
import { viewUser } from "./viewUser.ts";

/** One handler per operation of the service. */
export const authHandlers: AuthHandlers = {
	challengePasskey,
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
	checkBenefitCode,
	checkUser,
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
	viewUser,
};
