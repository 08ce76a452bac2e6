/** Provider names as the providers write them. */
export const providerNames = {
	kakao: "카카오",
	naver: "네이버",
	apple: "Apple",
} as const;

/** Texts of social login. */
export const socialCopy = {
	or: "또는",
	group: "간편 로그인",
	logIn: (name: string) => `${name}로 로그인`,
	callback: {
		title: (name: string) => `${name} 로그인`,
		checking: (name: string) => `${name} 계정을 확인하고 있어요`,
		checkingNote: "잠시만 기다려 주세요.",
		cancelled: (name: string) => `${name} 로그인을 취소했어요.`,
		failed: (name: string) => `${name} 계정으로 로그인하지 못했어요. 잠시 후 다시 시도해 주세요.`,
		offline: "네트워크에 연결되지 않아 로그인을 마치지 못했어요.",
		back: "로그인으로 돌아가기",
		backToAccount: "내 정보로 돌아가기",
	},
	link: {
		cancelled: (name: string) => `${name} 계정 연결을 취소했어요.`,
		failed: (name: string) => `${name} 계정을 연결하지 못했어요. 잠시 후 다시 시도해 주세요.`,
		offline: "네트워크에 연결되지 않아 계정을 연결하지 못했어요.",
		title: (name: string) => `${name} 계정 연결`,
	},
	connect: {
		title: "계정 연결",
		lead: (name: string) =>
			`${name}에 등록된 이메일로 이미 가입한 계정이 있어요. 이메일을 인증하면 다음부터 ${name}로 바로 로그인할 수 있어요.`,
		email: "가입한 이메일",
		submit: "연결하고 로그인하기",
		done: (name: string) => `${name} 계정을 연결했어요.`,
		other: "다른 방법으로 로그인하기",
	},
	signUp: {
		lead: (name: string) => `${name} 계정으로 가입해요. 약관에 동의하고 휴대폰을 인증하면 끝나요.`,
		leadWithEmail: (name: string) =>
			`${name} 계정으로 가입해요. 약관에 동의하고 이메일과 휴대폰을 인증하면 끝나요.`,
		emailProven: (name: string) => `${name}에서 확인한 이메일이에요.`,
		waiting: "가입 정보를 불러오고 있어요",
	},
} as const;
