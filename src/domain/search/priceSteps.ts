/** Steps of the price filter, in thousands of won. [CONST-10, DEC-058] */
export const priceSteps = [150, 175, 200, 225, 250, 500, 1000] as const;
export type PriceStep = (typeof priceSteps)[number];

/** Returns a step's limit in won. */
export const priceStepAmount = (step: PriceStep): number => step * 1000;
