import { isGlobalPhone } from "#domain/member/globalPhone.ts";
import { isSpecialMember, type MemberGrade, type MemberType } from "#domain/member/Member.ts";
import { menuParts } from "#domain/member/menuParts.ts";
import { avatar, gradeCard } from "#domain/member/profile.ts";
import { type SessionEvent, sessionMachine, startEvent } from "#domain/member/session.ts";
import { readTokens } from "#domain/member/tokens.ts";
import {
	isCorpCode,
	isEmail,
	isGlobalName,
	isName,
	isNumber,
	isPassword,
	isPhone,
} from "#domain/member/validators.ts";
import { readText, readTextOrNull, splitValues } from "./readInput.ts";
import { accepted, flag, type Rules } from "./shared.ts";

/** Walks the session machine through the start of a visit and reports what is sent. */
function sessionStart(input: string): string {
	const [access, refresh, cached, refreshOk] = splitValues(input);
	const hasCachedUser = flag(cached ?? "");
	const reported: string[] = [];
	let state = sessionMachine.initial;
	const happen = (event: SessionEvent): void => {
		const step = sessionMachine.step(state, event);
		if (!step.ok) throw new Error(`${event} is illegal in ${state}`);
		state = step.value.state;
		if (step.value.effects.includes("sendRefresh")) reported.push("refresh sent");
		if (step.value.effects.includes("fetchUser")) reported.push("user fetched");
	};
	const stored = refresh === "null" ? "none" : access === "null" ? "refreshOnly" : "complete";
	happen(startEvent(stored, hasCachedUser));
	if (state === "REFRESHING_AT_START") {
		const refreshed = hasCachedUser ? "REFRESHED_CACHED" : "REFRESHED_UNCACHED";
		happen(flag(refreshOk ?? "") ? refreshed : "REFRESH_REFUSED");
	}
	if (state === "LOADING_USER") happen("USER_ANSWERED");
	return [...reported, state].join(" -> ");
}

/** Rules about members, their input and their sessions. */
export const memberRules: Rules = {
	email: accepted(isEmail),
	password: accepted(isPassword),
	name: accepted(isName),
	phone: accepted(isPhone),
	"global name": accepted(isGlobalName),
	"global phone (country)": (input) => {
		const at = input.lastIndexOf(",");
		const isRight = isGlobalPhone(readText(input.slice(0, at).trim()), input.slice(at + 1).trim());
		return isRight ? "accepted" : "rejected";
	},
	number: accepted(isNumber),
	"corporate code": accepted(isCorpCode),
	setTokens: (input) => {
		const [access = "", refresh = ""] = splitValues(input).map(readTextOrNull);
		const tokens = readTokens(access, refresh);
		return tokens.ok ? tokens.value : { code: tokens.error.code, message: tokens.error.message };
	},
	special: (input) => {
		const [type, grade] = splitValues(input);
		return isSpecialMember({ type: type as MemberType, grade: grade as MemberGrade });
	},
	gradeCard: (input) => {
		const [type, grade, corpName = "null"] = splitValues(input);
		return gradeCard({
			type: type as MemberType,
			grade: grade as MemberGrade,
			corpName: readTextOrNull(corpName),
		});
	},
	menu: (input) => {
		const [type, grade] = splitValues(input);
		return menuParts({ type: type as MemberType, grade: grade as MemberGrade });
	},
	avatar: (input) => {
		const [loggedIn = "", name = ""] = splitValues(input);
		const shown = avatar(flag(loggedIn) ? { name: readTextOrNull(name) ?? "", grade: "Bronze" } : null);
		return shown.kind === "icon" ? "(프로필 아이콘)" : shown.initial;
	},
	sessionStart,
};
