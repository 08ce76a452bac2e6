import { monthDayRange } from "#domain/shared/dateForms.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayMail } from "#server/platform/outbox/Message.ts";

/** A traveller's question about a booking of theirs. */
export interface StayQuestion {
	readonly inquiryId: number;
	readonly orderNo: string;
	readonly stayName: string;
	/** Null for a voucher without a date. */
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly title: string;
	readonly text: string;
}

/** Builds the mail that forwards a question to a stay; the reply reaches the customer centre, which passes it on. [DEC-157] */
export const questionMail = ({
	inquiryId,
	orderNo,
	stayName,
	checkIn,
	checkOut,
	title,
	text,
}: StayQuestion): StayMail => ({
	subject: "[{site}] 예약 문의: {title}",
	said: { title, question: text },
	text: [
		`${stayName} 예약에 문의가 있어요.`,
		"",
		`문의 번호: ${inquiryId}`,
		`예약번호: ${orderNo}`,
		...(checkIn && checkOut ? [`일정: ${monthDayRange(checkIn, checkOut)}`] : []),
		"",
		"{question}",
		"",
		"이 메일에 답장해 주시면 여행자에게 전해 드려요. 문의 번호는 지우지 말아 주세요.",
	].join("\n"),
});
