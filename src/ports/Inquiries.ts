import type { Failure } from "#domain/failure/Failure.ts";
import type { Inquiry, InquiryCounts, InquiryTab, InquiryType } from "#domain/inquiry/Inquiry.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

export interface InquiryList {
	readonly counts: InquiryCounts;
	/** Newest first. */
	readonly inquiries: readonly Inquiry[];
}

/** A complete inquiry, ready to be sent. */
export interface NewInquiry {
	readonly type: number;
	readonly title: string;
	readonly content: string;
	readonly orderNumber: string | null;
	/** The page from which the member opened the form. */
	readonly pageUrl: string;
}

/** A member's inquiries to customer service (DEC-020, DEC-157). */
export interface Inquiries {
	list(tab: InquiryTab, options?: CallOptions): Promise<Result<InquiryList, Failure>>;
	/** Returns code list 105, in its order. */
	types(options?: CallOptions): Promise<Result<readonly InquiryType[], Failure>>;
	/** Sends an inquiry and returns its ID; the form shows refusals. */
	send(inquiry: NewInquiry): Promise<Result<number, Failure>>;
	/** Adds a message to an inquiry, which is then awaiting an answer again; returns the updated inquiry. */
	addMessage(id: number, content: string): Promise<Result<Inquiry, Failure>>;
	/** Marks the answers of an inquiry as read, up to the last of its messages; one that came later stays unread. */
	markRead(inquiry: Pick<Inquiry, "id" | "messages">): Promise<Result<null, Failure>>;
}
