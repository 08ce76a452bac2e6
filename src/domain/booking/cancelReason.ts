import { hasTextLength } from "#domain/shared/hasTextLength.ts";

/** Allowed length of a cancellation reason, in characters. [DEC-167] */
export const cancelReasonLimits = { min: 1, max: 200 } as const;

/** Whether the text is a valid reason; white space alone is not. [DEC-167, VAL-15] */
export const isCancelReason = (text: string): boolean => hasTextLength(text, cancelReasonLimits);
