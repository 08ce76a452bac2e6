import type { components } from "#contracts/auth.d.ts";
import type { MemberRecord } from "./store/MemberStore.ts";

/** Maps a member to the contract (ENT-06). */
export const userInfo = ({
	name,
	email,
	grade,
	type,
	corpName,
	phone,
	loginType,
	corpCode,
	deptName,
	corpUserName,
	international,
	agreesToMarketing,
}: MemberRecord): components["schemas"]["UserInfo"] => ({
	name: name || null,
	email,
	grade,
	type,
	corpName,
	phone,
	loginType,
	corpCode,
	deptName,
	corpUserName,
	international,
	marketingAgree: agreesToMarketing,
});
