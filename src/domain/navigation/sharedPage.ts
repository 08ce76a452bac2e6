const shared =
	/^\/(?:|search|(?:products|accom|notice|theme)\/[1-9]\d*|notice|theme|faq(?:\/\d+)?|policy\/[a-z-]+)$/;

/**
 * Whether a page is the same for every logged-out visitor and contains nothing that only the holder of its URL may read, so that it may be
 * cached briefly and shared. Pages not listed here are rendered for each visitor, in particular the booking form, which must not show a
 * stale price.
 */
export const isSharedPage = (pathname: string): boolean => shared.test(pathname);
