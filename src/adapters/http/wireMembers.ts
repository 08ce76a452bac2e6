import type { components } from "#contracts/auth.d.ts";
import type { MemberAccount } from "#domain/member/Member.ts";

/** Maps an account from the wire format to ENT-06. */
export const memberAccount = (data: components["schemas"]["UserInfo"]): MemberAccount => ({
	name: data.name ?? "",
	email: data.email,
	grade: data.grade,
	type: data.type,
	corpName: data.corpName,
	phone: data.phone,
	loginType: data.loginType,
	corpCode: data.corpCode,
	deptName: data.deptName,
	corpUserName: data.corpUserName,
	international: data.international && {
		firstName: data.international.userFirstName,
		lastName: data.international.userLastName,
		phoneCountry: data.international.internationalNumber,
		phone: data.international.internationalPhone,
	},
	agreesToMarketing: data.marketingAgree,
});
