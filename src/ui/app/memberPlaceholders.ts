/**
 * Placeholders in the markup of pages cached for many members, replaced by each member's own data (ADR 42). They are private-use characters
 * that do not occur in texts. If a text did contain one, readers would see their own data there, never another member's.
 */
export const memberPlaceholders = {
	initial: "\u{F0001}",
	wish: "\u{F0004}",
	wished: "\u{F0005}",
	notWished: "\u{F0006}",
	end: "\u{F0007}",
} as const;
