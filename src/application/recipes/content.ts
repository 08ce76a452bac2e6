import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward } from "./Recipe.ts";

export const contentUseCases = {
	/** Lists the notices, newest first (ROUTE-19, DEC-022). */
	listNotices: forward("helpDesk", "notices", shownOnScreen),
	/** Loads a notice; an unknown one is a 404 (SCREEN-08). */
	viewNotice: forward("helpDesk", "notice", shownOnScreen),
	/** Lists the FAQ categories (DEC-021). */
	listFaqTypes: forward("helpDesk", "faqTypes", shownOnScreen),
	/** Lists the questions of one FAQ category (SCREEN-07). */
	listFaqs: forward("helpDesk", "faqs", shownOnScreen),
};
