/** Names of the session cookies. All except the two tokens are readable by scripts. [CONST-14, DEC-116] */
export const cookieNames = {
	accessToken: "accessToken",
	refreshToken: "refreshToken",
	/** Holds the access token's expiry in epoch seconds and lives as long as the refresh token. */
	session: "session",
	/**
	 * Set when the page ends the session, in case the server cannot be reached; the server then ends the login on the next request that
	 * carries the cookie.
	 */
	left: "left",
	userInfo: "userInfo",
	rememberMe: "rememberMe",
	returnUrl: "returnUrl",
	redirect: "redirect",
} as const;

export const rememberMeValue = "Y";
export const leftValue = "Y";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Lifetimes in seconds. [CONST-08, DEC-115, DEC-116] */
export const lifetimes = {
	accessToken: 30 * minute,
	refreshToken: { remembered: 30 * day, otherwise: day },
	/** Grace period in which a rotated refresh token still works, for tabs that refresh at the same time. */
	rotatedRefreshToken: 10,
	userInfo: 24 * hour,
	rememberMe: 30 * day,
} as const;

/** Returns the max-age of the user-info cookie in seconds; null for a browser-session cookie. [AUTH-SESSION-11] */
export const userInfoMaxAge = (isRemembered: boolean): number | null =>
	isRemembered ? lifetimes.userInfo : null;

/** Returns the lifetime of the refresh token and its marker cookie, in seconds. [DEC-115] */
export const refreshTokenLife = (isRemembered: boolean): number =>
	isRemembered ? lifetimes.refreshToken.remembered : lifetimes.refreshToken.otherwise;

/**
 * Reads the marker cookie: without it there is no refresh token, and if its time (epoch seconds) has passed there is no access token. A
 * marker that is not a number still indicates a refresh token. [DEC-116]
 */
export const readSessionMarker = (
	marker: string | null | undefined,
	nowSeconds: number,
): { readonly hasRefreshToken: boolean; readonly hasAccessToken: boolean } => ({
	hasRefreshToken: Boolean(marker),
	hasAccessToken: Boolean(marker) && Number(marker) > nowSeconds,
});

/** Local storage keys, which outlive the visit. [DEC-117] */
export const localKeys = {
	recentKeyword: "recent-keyword",
	recentLocation: "recent-location",
	recentProduct: "recent-product",
	searchCondition: "search-condition",
	defaultDates: "default-dates",
	hotelsCombined: "hotels-combined",
	findEmail: "find-email",
} as const;

/** Keys to drop when local storage is full, most dispensable first. */
export const replaceableKeys: readonly string[] = [
	localKeys.hotelsCombined,
	localKeys.recentProduct,
	localKeys.recentLocation,
	localKeys.recentKeyword,
];

/** Session storage keys, kept for one tab's visit. [STORE-06, DEC-117, DEC-118] */
export const sessionKeys = {
	history: "history",
	secretUrl: "secret-url",
	linkBizDestination: "link-biz-destination",
	awesomeReturnUrl: "awesome-return-url",
	urlHistory: "url-history",
} as const;
