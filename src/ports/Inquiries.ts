import type { Failure } from "#domain/failure/Failure.ts";
import type { Inquiry, InquiryCounts, InquiryTab, InquiryType } from "#domain/inquiry/Inquiry.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

export interface InquiryList {
	readonly counts: InquiryCounts;
	/** Newest first. */
	readonly inquiries: readonly Inquiry[];
}

/** An inquiry that is complete. */
export interface NewInquiry {
	readonly type: number;
	readonly title: string;
	readonly content: string;
	readonly orderNumber: string | null;
	/** The page the member came from. */
	readonly pageUrl: string;
}

/** A member's questions to customer service (DEC-020, DEC-157). */
export interface Inquiries {
	list(tab: InquiryTab, options?: CallOptions): Promise<Result<InquiryList, Failure>>;
	/** Code list 105 in its order. */
	types(options?: CallOptions): Promise<Result<readonly InquiryType[], Failure>>;
	/** Answers the new inquiry's id; refusals are shown by the form. */
	send(inquiry: NewInquiry): Promise<Result<number, Failure>>;
	/** Writes on in an inquiry, which waits again; answers it as it is now. */
	writeOn(id: number, content: string): Promise<Result<Inquiry, Failure>>;
	/** What was answered in it was seen. */
	noteRead(id: number): Promise<Result<null, Failure>>;
}
