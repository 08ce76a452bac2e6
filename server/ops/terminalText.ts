/** What members wrote, in one line: it begins none that looks like ours. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** As it may go to a terminal, which takes control characters for commands of its own. */
export const forTerminal = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, "\u{FFFD}");
