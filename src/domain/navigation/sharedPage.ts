const shared =
	/^\/(?:|search|(?:products|accom|notice|theme)\/[1-9]\d*|notice|theme|faq(?:\/\d+)?|policy\/[a-z-]+)$/;

/**
 * Pages that say the same to everybody who is not logged in, and nothing that only the holder of an address may read: they may be
 * kept for a moment and shown to the next one. Whatever is not named here is made for each visitor, the booking form above all,
 * which shows no price of before.
 */
export const isSharedPage = (pathname: string): boolean => shared.test(pathname);
