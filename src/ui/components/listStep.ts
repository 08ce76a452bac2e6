/** How much of a list that came whole is shown at first, and how much '더 보기' adds (DEC-011). */
export const listStep = 20;
