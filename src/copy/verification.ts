/** Texts of verification codes. */
export const verificationCopy = {
	send: "인증번호 받기",
	resend: "다시 받기",
	code: "인증번호",
	codeHelp: (left: string) => `남은 시간 ${left}`,
	verify: "확인하기",
	verified: "인증했어요.",
	sentTo: (destination: string) => `인증번호를 보냈어요. ${destination}에서 확인해 주세요.`,
	/** Why no other code is sent yet. [DEC-137] */
	paused: (seconds: number) => `인증번호를 방금 보냈어요. ${seconds}초 뒤에 다시 받을 수 있어요.`,
	wait: (seconds: number) => `${seconds}초 뒤 다시 받기`,
	remaining: (count: number) => `오늘 ${count}번 남음`,
	needed: "인증을 완료해 주세요.",
} as const;
