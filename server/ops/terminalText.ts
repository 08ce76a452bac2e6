/** Replaces control characters, which a terminal would execute. */
export const forTerminal = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, "\u{FFFD}");
