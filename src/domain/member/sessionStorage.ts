/** Cookies of the session; scripts can read all but the two tokens. [CONST-14, DEC-116] */
export const cookieNames = {
	accessToken: "accessToken",
	refreshToken: "refreshToken",
	/** Holds the access token's expiry in epoch seconds and lives as long as the refresh token. */
	session: "session",
	/** A member has left while the server was out of reach: the login is over as soon as it hears of it. */
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
	/** How long a rotated refresh token still works, for tabs that refresh at once. */
	rotatedRefreshToken: 10,
	userInfo: 24 * hour,
	rememberMe: 30 * day,
} as const;

/** The user-info cookie's max-age in seconds; null for the browser session. [AUTH-SESSION-11] */
export const userInfoMaxAge = (isRemembered: boolean): number | null =>
	isRemembered ? lifetimes.userInfo : null;

/** The refresh token's life, and its marker's, in seconds. [DEC-115] */
export const refreshTokenLife = (isRemembered: boolean): number =>
	isRemembered ? lifetimes.refreshToken.remembered : lifetimes.refreshToken.otherwise;

/**
 * What the marker cookie tells: no marker, no refresh token; a marker in the past (epoch seconds), no access token. A marker
 * that is no number still stands for a refresh token. [DEC-116]
 */
export const readSessionMarker = (
	marker: string | null | undefined,
	nowSeconds: number,
): { readonly hasRefreshToken: boolean; readonly hasAccessToken: boolean } => ({
	hasRefreshToken: Boolean(marker),
	hasAccessToken: Boolean(marker) && Number(marker) > nowSeconds,
});

/** Keys that outlive the visit. [DEC-117] */
export const localKeys = {
	recentKeyword: "recent-keyword",
	recentLocation: "recent-location",
	recentProduct: "recent-product",
	searchCondition: "search-condition",
	defaultDates: "default-dates",
	hotelsCombined: "hotels-combined",
	findEmail: "find-email",
} as const;

/** What to drop when the device's storage is full, the least missed first. */
export const replaceableKeys: readonly string[] = [
	localKeys.hotelsCombined,
	localKeys.recentProduct,
	localKeys.recentLocation,
	localKeys.recentKeyword,
];

/** Keys of one tab's visit. [STORE-06, DEC-117, DEC-118] */
export const sessionKeys = {
	history: "history",
	secretUrl: "secret-url",
	linkBizDestination: "link-biz-destination",
	awesomeReturnUrl: "awesome-return-url",
	urlHistory: "url-history",
} as const;
