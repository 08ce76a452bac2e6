import { addDays, addMonths, type StayDate } from "#domain/shared/StayDate.ts";

/** Retention period of personal data; 'account': until the account is deleted, 'benefit': as long as the benefit is offered. */
export type RetentionPeriod =
	| { readonly unit: "account" }
	| { readonly unit: "benefit" }
	| { readonly unit: "days" | "years"; readonly count: number };

/** What personal data is retained, why, on which legal basis and for how long, in words for the data subject. */
export interface RetentionRule {
	readonly what: string;
	readonly purpose: string;
	readonly base: string;
	readonly period: RetentionPeriod;
}

const contractWithMember = "계약의 이행 (개인정보 보호법 제15조 제1항 제4호)";
const rightfulInterest = "정당한 이익 (개인정보 보호법 제15조 제1항 제6호)";
const commerceLaw = "전자상거래법 시행령 제6조";

/**
 * All retained personal data by purpose. The policy text, the archive, the deletion jobs and the member's data export are generated from
 * this table. [DEC-196]
 */
export const retentionRules = {
	account: {
		what: "회원 정보, 소셜 로그인, 패스키, 등록한 카드의 이름, 찜 목록, 후기 작성자 이름과 사진",
		purpose: "회원 확인과 서비스 제공",
		base: contractWithMember,
		period: { unit: "account" },
	},
	contract: {
		what: "예약자와 투숙객의 이름과 연락처, 요청 사항, 취소 사유, 구독 내역",
		purpose: "계약과 청약철회 기록 보존",
		base: commerceLaw,
		period: { unit: "years", count: 5 },
	},
	payment: {
		what: "결제 수단의 종류와 승인·환불 내역",
		purpose: "대금결제와 재화 공급 기록 보존",
		base: commerceLaw,
		period: { unit: "years", count: 5 },
	},
	complaint: {
		what: "1:1 문의와 답변, 후기 신고",
		purpose: "소비자 불만과 분쟁 처리 기록 보존",
		base: commerceLaw,
		period: { unit: "years", count: 3 },
	},
	access: {
		what: "로그인 일시, 접속 주소, 기기 정보",
		purpose: "부정 이용 방지와 수사 협조",
		base: "통신비밀보호법 시행령 제41조",
		period: { unit: "days", count: 92 },
	},
	device: {
		what: "로그인했던 브라우저를 알아보는 되돌릴 수 없는 값과 처음·마지막 로그인 일시",
		purpose: "낯선 브라우저의 로그인을 알리고, 잠긴 계정의 본인을 알아보기",
		base: rightfulInterest,
		period: { unit: "days", count: 400 },
	},
	unpaid: {
		what: "결제하지 않은 예약의 투숙객 이름과 연락처",
		purpose: "결제 확인과 문의 답변",
		base: contractWithMember,
		period: { unit: "days", count: 30 },
	},
	message: {
		what: "보낸 메일과 문자",
		purpose: "발송 확인과 문의 답변",
		base: contractWithMember,
		period: { unit: "days", count: 30 },
	},
	repeat: {
		what: "예약·결제 요청과 그 답",
		purpose: "같은 요청이 두 번 처리되는 것을 막기",
		base: contractWithMember,
		period: { unit: "days", count: 14 },
	},
	code: {
		what: "인증 번호를 보낸 이메일과 휴대폰 번호",
		purpose: "본인 확인",
		base: contractWithMember,
		period: { unit: "days", count: 3 },
	},
	abuse: {
		what: "요청이 많은 접속 주소와 연락처의 횟수",
		purpose: "부정 이용 방지",
		base: rightfulInterest,
		period: { unit: "days", count: 2 },
	},
	operation: {
		what: "직원이 개인정보를 다룬 기록",
		purpose: "개인정보의 안전한 관리",
		base: "개인정보의 안전성 확보조치 기준 제8조",
		period: { unit: "years", count: 2 },
	},
	once: {
		what: "실버 구독 가입 여부를 알아보는 되돌릴 수 없는 값",
		purpose: "1인 1회 혜택의 중복 이용 방지",
		base: rightfulInterest,
		period: { unit: "benefit" },
	},
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof retentionRules;

/** Returns the first day on which data from `day` is no longer retained; null when no date can be given. */
export function retainedUntil(name: RetentionName, day: StayDate): StayDate | null {
	const period: RetentionPeriod = retentionRules[name].period;
	if (period.unit === "account" || period.unit === "benefit") return null;
	return period.unit === "days" ? addDays(day, period.count) : addMonths(day, period.count * 12);
}

/** Returns the day whose data reaches the end of its period today; all earlier data must be deleted. Null when no date can be given. */
export function deleteUpTo(name: RetentionName, today: StayDate): StayDate | null {
	const period: RetentionPeriod = retentionRules[name].period;
	if (period.unit === "account" || period.unit === "benefit") return null;
	return period.unit === "days" ? addDays(today, -period.count) : addMonths(today, -period.count * 12);
}

/** Formats a period: '5년', '30일', '탈퇴할 때까지', '혜택을 운영하는 동안'. */
export function periodText(period: RetentionPeriod): string {
	if (period.unit === "account") return "탈퇴할 때까지";
	if (period.unit === "benefit") return "혜택을 운영하는 동안";
	return `${period.count}${period.unit === "days" ? "일" : "년"}`;
}
