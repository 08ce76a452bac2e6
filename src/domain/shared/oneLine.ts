/** Puts a text on one line: titles stand in mail subjects, and in lists a member's text must not imitate lines of our own. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();
