/** [META-01, DEC-003] */
export const homeTitle = "국내·해외 숙소 예약";

/** What a page without its own description says of itself. [META-02, DEC-003] */
export const defaultDescription = "프리미엄 숙소를 오리지널 가격으로 예약하세요.";

/** '{page} | {site}'. [META-01, DEC-003] */
export const documentTitle = (page: string, site: string): string => `${page} | ${site}`;

const hidden =
	/^\/(?:(?:login|mypage|booking|payments|inquiries)|(?:lms|reviews|accom)\/|membership\/[^/]+\/management)/i;

/** Private and duplicate pages, which search engines shall not keep. [META-03, DEC-004] */
export const isNoindexPath = (pathname: string): boolean => hidden.test(pathname);
