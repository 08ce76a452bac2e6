/** Number of items of a fully loaded list shown at first and added by each '더 보기' (DEC-011). */
export const listStep = 20;
