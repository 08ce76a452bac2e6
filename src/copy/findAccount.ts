/** Texts of recovering a forgotten ID or password. */
export const findAccountCopy = {
	findId: {
		title: "아이디 찾기",
		lead: "가입할 때 등록한 이름과 휴대폰 번호로 찾을 수 있어요.",
		name: "이름",
		phone: "휴대폰 번호",
		phoneHelp: "숫자만 입력해 주세요. 예) 01012345678",
		found: "가입된 아이디(이메일)를 찾았어요.",
		login: "로그인하기",
		findPassword: "비밀번호 찾기",
		signUp: "회원가입하기",
		toLogin: "로그인으로 돌아가기",
	},
	findPassword: {
		title: "비밀번호 찾기",
		lead: "가입한 이메일을 인증하면 새 비밀번호를 정할 수 있어요.",
		email: "이메일",
		password: "새 비밀번호",
		passwordHelp: "영문, 숫자, 특수문자를 조합해 6~16자로 입력해 주세요.",
		passwordAgain: "새 비밀번호 확인",
		submit: "비밀번호 변경하기",
		toLogin: "로그인으로 돌아가기",
	},
} as const;
