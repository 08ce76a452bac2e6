import type { StayDate } from "#domain/shared/StayDate.ts";

/** A frequently asked question. [ENT-36] */
export interface Faq {
	readonly id: number;
	readonly typeId: number;
	readonly question: string;
	/** Sanitised HTML. */
	readonly answerHtml: string;
	readonly createdOn: StayDate;
}

/** What questions are grouped by. [SCREEN-07, DEC-169] */
export interface FaqType {
	readonly id: number;
	readonly name: string;
}
