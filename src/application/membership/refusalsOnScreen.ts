import { exceptShownOnScreen } from "#application/use-case/failurePolicies.ts";

/** For the actions on the membership screen, which shows these refusals next to the button. */
export const refusalsOnScreen = exceptShownOnScreen(
	"generic",
	"notFound",
	"alreadyProcessed",
	"withdrawClosed",
	"payDeclined",
);
