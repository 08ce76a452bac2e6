import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward } from "./Recipe.ts";

export const contentUseCases = {
	/** The notices, newest first (ROUTE-19, DEC-022). */
	listNotices: forward("helpDesk", "notices", shownOnScreen),
	/** One notice; an unknown one is a 404 (SCREEN-08). */
	viewNotice: forward("helpDesk", "notice", shownOnScreen),
	/** The kinds of questions (DEC-021). */
	listFaqTypes: forward("helpDesk", "faqTypes", shownOnScreen),
	/** The questions of one kind (SCREEN-07). */
	listFaqs: forward("helpDesk", "faqs", shownOnScreen),
};
