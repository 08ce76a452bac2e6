/** Texts of cancellation policies, completed with `fill`. [DEC-006] */
export const cancellationCopy = {
	policyFailed: "취소 정책을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.",
	free: "{date}까지 무료 취소",
	notPossible: "취소(환불) 불가",
	nowPercent: "지금 취소하면 {n}% 환불",
	tierFree: "{date}까지 무료 취소",
	tierPercent: "{date}까지 {n}% 환불",
	tierAlways: "체크인 전까지 {n}% 환불",
	tierAfter: "이후 체크인 전까지 {n}% 환불",
	tierNoneAfter: "이후 취소(환불) 불가",
} as const;
