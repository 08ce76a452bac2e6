import { messagesCopy } from "#copy/messages.ts";
import { isWritten } from "#domain/shared/isWritten.ts";

/** A question a member sent, with all that was said after it. [ENT-37] */
export interface Inquiry {
	readonly id: number;
	/** A code of list 105. [DEC-151] */
	readonly type: number;
	readonly typeName: string;
	readonly title: string;
	readonly content: string;
	readonly isAnswered: boolean;
	readonly orderNumber: string | null;
	readonly userOrderNumber: string | null;
	readonly orderMethod: string | null;
	readonly stayName: string | null;
	/** The stay's dates as printed. */
	readonly stayDates: string | null;
	/** Epoch milliseconds. */
	readonly sentAt: number;
	/** It was handed to the stay, which answers. */
	readonly asksStay: boolean;
	/** An answer came since it was opened last. */
	readonly isUnread: boolean;
	/** In the order they were written. */
	readonly messages: readonly InquiryMessage[];
}

/** Something said after the question. */
export interface InquiryMessage {
	readonly content: string;
	/** Who answered; null: the member wrote on. */
	readonly author: string | null;
	/** Epoch milliseconds. */
	readonly writtenAt: number;
}

/** Tabs of the inquiry history. [DEC-020, DEC-157] */
export const inquiryTabs = ["all", "wait", "complete"] as const;
export type InquiryTab = (typeof inquiryTabs)[number];

/** How many inquiries each tab holds, and how many have an answer that was not opened. [ENT-37] */
export type InquiryCounts = Readonly<Record<InquiryTab | "unread", number>>;

/** '전체', '답변 대기', '답변 완료'. [DEC-020] */
export const inquiryTabLabel = (tab: InquiryTab): string => messagesCopy.tabs.inquiry[tab];

/** Any text as a tab; what is no tab is the first. [DEC-020] */
export const parseInquiryTab = (text: string | null): InquiryTab =>
	inquiryTabs.find((tab) => tab === text) ?? "all";

/** The code list the types come from. [DEC-151] */
export const inquiryTypeList = 105;

/** A type an inquiry can have. */
export interface InquiryType {
	readonly code: number;
	readonly name: string;
}

/** Questions about the stay itself are its own to answer; those about money, coupons and accounts are ours. [DEC-151] */
export const asksStay = (type: number): boolean => type === 1;

/** Characters after trimming. [DEC-020] */
export const inquiryLimits = {
	title: { min: 1, max: 50 },
	content: { min: 10, max: 1_000 },
	/** What is written on in an inquiry. */
	message: { min: 1, max: 1_000 },
} as const;

/** An inquiry as typed. */
export interface InquiryDraft {
	readonly type: number | null;
	readonly title: string;
	readonly content: string;
	/** One of the member's own bookings. */
	readonly orderNumber: string | null;
}

export type InquiryField = "type" | "title" | "content";

/** The fields that keep an inquiry from being sent, in the order of the form. [SCREEN-06, DEC-020] */
export function inquiryFaults(draft: InquiryDraft): readonly InquiryField[] {
	const faults: InquiryField[] = [];
	if (draft.type === null) faults.push("type");
	if (!isWritten(draft.title, inquiryLimits.title)) faults.push("title");
	if (!isWritten(draft.content, inquiryLimits.content)) faults.push("content");
	return faults;
}

/** Whether words can be written on in an inquiry. [ENT-37] */
export const isMessage = (text: string): boolean => isWritten(text, inquiryLimits.message);
