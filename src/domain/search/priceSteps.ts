import { priceCopy } from "#copy/price.ts";

/** Steps of the price filter in thousand won. [CONST-10, DEC-058] */
export const priceSteps = [150, 175, 200, 225, 250, 500, 1000] as const;
export type PriceStep = (typeof priceSteps)[number];

/** '17만 5천원 이하'; '전체' for no step. [DEC-058] */
export const priceStepLabel = (step: PriceStep | null): string =>
	step === null ? priceCopy.price.filter.all : priceCopy.price.filter.steps[step];

/** The step's limit in won. */
export const priceStepAmount = (step: PriceStep): number => step * 1000;
