/** Puts a member's text on one line, so that it cannot imitate lines of our own output. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Replaces control characters, which a terminal would execute. */
export const forTerminal = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, "\u{FFFD}");
