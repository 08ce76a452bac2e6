const crawlers = /bot|crawler|spider|crawling|yeti|slurp|facebookexternalhit|kakaotalk-scrap|daumoa/i;

/** Whether the user agent belongs to a crawler, which receives pages without reviews. [HTTP-06, DEC-114] */
export const isCrawler = (userAgent: string | null | undefined): boolean => crawlers.test(userAgent ?? "");
