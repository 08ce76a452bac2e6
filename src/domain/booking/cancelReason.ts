import { isWritten } from "#domain/shared/isWritten.ts";

/** Characters of the reason for a cancel. [DEC-167] */
export const cancelReasonLimits = { min: 1, max: 200 } as const;

/** Whether it says why: blanks say nothing. [DEC-167, VAL-15] */
export const isCancelReason = (text: string): boolean => isWritten(text, cancelReasonLimits);
