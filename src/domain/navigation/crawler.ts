const crawlers = /bot|crawler|spider|crawling|yeti|slurp|facebookexternalhit|kakaotalk-scrap|daumoa/i;

/** Whether a user agent is a crawler's, which gets pages without reviews. [HTTP-06, DEC-114] */
export const isCrawler = (userAgent: string | null | undefined): boolean => crawlers.test(userAgent ?? "");
