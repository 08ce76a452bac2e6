import type { RefusedKind } from "#domain/failure/Failure.ts";

/** Refusals of opening a payment that its screen shows next to the button. */
export const paymentRefusals = [
	"soldOut",
	"priceChanged",
	"couponUnusable",
	"couponHeld",
	"pointShort",
	"alreadyProcessed",
] as const satisfies readonly RefusedKind[];
