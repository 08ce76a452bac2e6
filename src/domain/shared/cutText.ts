const half = /[\uD800-\uDBFF]$/;

/** Cuts a text to at most `max` UTF-16 units, the unit of the contract's limits, without splitting an emoji in half. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(half, "");
