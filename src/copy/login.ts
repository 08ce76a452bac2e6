/** Texts of the login page. */
export const loginCopy = {
	title: "로그인",
	lead: (site: string) => `${site}에 오신 것을 환영해요.`,
	email: "이메일",
	password: "비밀번호",
	remember: "로그인 상태 유지",
	rememberNote: "공용 기기에서는 선택하지 마세요.",
	submit: "로그인하기",
	failedNote: "이메일과 비밀번호를 확인해 주세요. 다섯 번 틀리면 10분 동안 로그인할 수 없어요.",
	passkey: "패스키로 로그인하기",
	passkeyFailed: "패스키로 로그인하지 못했어요. 다른 방법으로 로그인해 주세요.",
	signUp: "회원가입",
	findId: "아이디 찾기",
	findPassword: "비밀번호 찾기",
	links: "회원 도움말",
} as const;
