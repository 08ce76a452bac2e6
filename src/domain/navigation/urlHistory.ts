import { homeRoute } from "./returnTarget.ts";

/** History of a visit: the last page left, and the stack of pages to go back to. [STORE-HIST-03, DEC-118, DEC-119] */
export interface UrlHistory {
	readonly lastVisited: string | null;
	readonly urls: readonly string[];
}

export const noHistory: UrlHistory = { lastVisited: null, urls: [] };

const actionKind = /[?&]type=(?:wish|coupon|eventGiveaway|alarm)(?=&)/;
const actionIndex = /&idx=\d/;

// The first kind is followed by everything else, so one search from there keeps this linear.
function hasPendingAction(part: string): boolean {
	const kind = actionKind.exec(part);
	return kind !== null && actionIndex.test(part.slice(kind.index + kind[0].length));
}

/** Whether going back skips the URL: login pages, and URLs that would repeat an action. [STORE-HIST-05, STORE-HIST-06, DEC-120] */
export const isSkippedUrl = (url: string): boolean =>
	url.includes("/login") || url.split("#").some(hasPendingAction);

/** Appends the URL unless it is skipped or equals the last one. [STORE-HIST-01] */
export const pushUrl = (urls: readonly string[], url: string): readonly string[] =>
	isSkippedUrl(url) || urls.at(-1) === url ? urls : [...urls, url];

/** Removes the last URL, if there is one. [STORE-HIST-02] */
export const popUrl = (urls: readonly string[]): readonly string[] => urls.slice(0, -1);

/** Records that the page `url` was left by a push inside the application. [STORE-HIST-03] */
export const leavePage = ({ lastVisited, urls }: UrlHistory, url: string): UrlHistory => ({
	lastVisited: isSkippedUrl(url) ? lastVisited : url,
	urls: pushUrl(urls, url),
});

/** Records that the visitor went back. [STORE-HIST-04] */
export const recordBack = ({ urls }: UrlHistory): UrlHistory => ({ lastVisited: null, urls: popUrl(urls) });

const actsOnArrival = /^\/(?:signup|booking|payments|pg)(?=[/?]|$)/;

/**
 * Returns where the back icon leads: to the last page of this window, else to the page of ours that opened the window, else home. A page
 * that acts on arrival is never a target. [UI-TOPBAR-02, DEC-119, DEC-187]
 */
export function backTarget({ urls }: UrlHistory, openedFrom: string | null): string {
	const opener =
		openedFrom === null || isSkippedUrl(openedFrom) || actsOnArrival.test(openedFrom) ? null : openedFrom;
	return urls.at(-1) ?? opener ?? homeRoute;
}
