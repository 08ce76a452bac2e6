import { offerTexts } from "#domain/copy/offer.ts";

/** Steps of the price filter in thousand won. [CONST-10, DEC-058] */
export const priceSteps = [150, 175, 200, 225, 250, 500, 1000] as const;
export type PriceStep = (typeof priceSteps)[number];

/** '17만 5천원 이하'; '전체' for no step. [DEC-058] */
export const priceStepLabel = (step: PriceStep | null): string =>
	step === null ? offerTexts.price.filter.all : offerTexts.price.filter.steps[step];

/** The step's limit in won. */
export const priceStepAmount = (step: PriceStep): number => step * 1000;
