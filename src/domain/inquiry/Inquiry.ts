import { messagesCopy } from "#copy/messages.ts";
import { hasTextLength } from "#domain/shared/hasTextLength.ts";

/** A question sent by a member, with all follow-up messages. [ENT-37] */
export interface Inquiry {
	readonly id: number;
	/** Code from code list 105. [DEC-151] */
	readonly type: number;
	readonly typeName: string;
	readonly title: string;
	readonly content: string;
	readonly isAnswered: boolean;
	readonly orderNumber: string | null;
	readonly userOrderNumber: string | null;
	readonly orderMethod: string | null;
	readonly stayName: string | null;
	/** The dates of the stay, formatted for display. */
	readonly stayDates: string | null;
	/** Epoch milliseconds. */
	readonly sentAt: number;
	/** Whether it was forwarded to the stay, which answers it. */
	readonly asksStay: boolean;
	/** Whether an answer has arrived since it was last opened. */
	readonly isUnread: boolean;
	/** In chronological order. */
	readonly messages: readonly InquiryMessage[];
}

/** A follow-up message to an inquiry. */
export interface InquiryMessage {
	readonly content: string;
	/** Who answered; null when the member wrote it. */
	readonly author: string | null;
	/** Epoch milliseconds. */
	readonly writtenAt: number;
}

/** Tabs of the inquiry history. [DEC-020, DEC-157] */
export const inquiryTabs = ["all", "wait", "complete"] as const;
export type InquiryTab = (typeof inquiryTabs)[number];

/** Number of inquiries in each tab, and of those with an unread answer. [ENT-37] */
export type InquiryCounts = Readonly<Record<InquiryTab | "unread", number>>;

/** '전체', '답변 대기', '답변 완료'. [DEC-020] */
export const inquiryTabLabel = (tab: InquiryTab): string => messagesCopy.tabs.inquiry[tab];

/** Parses a tab name; anything else yields the first tab. [DEC-020] */
export const parseInquiryTab = (text: string | null): InquiryTab =>
	inquiryTabs.find((tab) => tab === text) ?? "all";

/** Code list that defines the inquiry types. [DEC-151] */
export const inquiryTypeList = 105;

/** An inquiry type. */
export interface InquiryType {
	readonly code: number;
	readonly name: string;
}

/**
 * Whether the stay answers inquiries of this type: questions about the stay itself go to the stay, those about money, coupons and accounts
 * to us. [DEC-151]
 */
export const asksStay = (type: number): boolean => type === 1;

/** Allowed lengths in characters, after trimming. [DEC-020] */
export const inquiryLimits = {
	title: { min: 1, max: 50 },
	content: { min: 10, max: 1_000 },
	/** A follow-up message. */
	message: { min: 1, max: 1_000 },
} as const;

/** An inquiry as entered in the form. */
export interface InquiryDraft {
	readonly type: number | null;
	readonly title: string;
	readonly content: string;
	/** Must be one of the member's own bookings; null when none is chosen. */
	readonly orderNumber: string | null;
}

export type InquiryField = "type" | "title" | "content";

/** Returns the invalid fields of a draft, in form order. [SCREEN-06, DEC-020] */
export function inquiryFaults(draft: InquiryDraft): readonly InquiryField[] {
	const faults: InquiryField[] = [];
	if (draft.type === null) faults.push("type");
	if (!hasTextLength(draft.title, inquiryLimits.title)) faults.push("title");
	if (!hasTextLength(draft.content, inquiryLimits.content)) faults.push("content");
	return faults;
}

/** Whether a text is valid as a follow-up message. [ENT-37] */
export const isMessage = (text: string): boolean => hasTextLength(text, inquiryLimits.message);
