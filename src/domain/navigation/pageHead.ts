/** Returns the document title '{page} | {site}'. [META-01, DEC-003] */
export const documentTitle = (page: string, site: string): string => `${page} | ${site}`;

const hidden =
	/^\/(?:(?:login|mypage|booking|payments|inquiries)|(?:lms|reviews|accom)\/|membership\/[^/]+\/management)/i;

/** Whether a page is private or a duplicate, and should not be indexed by search engines. [META-03, DEC-004] */
export const isNoindexPath = (pathname: string): boolean => hidden.test(pathname);
