import { failureOf } from "#adapters/http/failureOf.ts";
import { roomImages } from "#domain/content/images.ts";
import { type ImageFormat, imageUrl } from "#domain/content/imageUrl.ts";
import { errorAction } from "#domain/failure/errorAction.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { countFindEmail, type FindEmailCounter } from "#domain/member/findEmailCounter.ts";
import { inquiryTarget } from "#domain/navigation/bridgeMessage.ts";
import { documentTitle } from "#domain/navigation/pageHead.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import { detectSurface } from "#domain/navigation/surface.ts";
import { isSkippedUrl, pushUrl } from "#domain/navigation/urlHistory.ts";
import { webViewPath } from "#domain/navigation/webViewPath.ts";
import { hotelsCombinedExpiry } from "#domain/offer/hotelsCombinedExpiry.ts";
import { readExpiring } from "#domain/shared/expiring.ts";
import { hasValue, toNumber } from "#domain/shared/values.ts";
import { sizeClass } from "#ui/components/sizeClass.ts";
import { failureText } from "#ui/format/failureText.ts";
import { headerOffset, isTopBarTransparent, isToTopVisible } from "#ui/layout/scrollRules.ts";
import { readList, readTextOrNull, readValue, splitFirst, splitValues } from "./readInput.ts";
import { day, flag, number, type Rules } from "./shared.ts";

interface WireFailure {
	kind: string;
	silent: boolean;
	status?: number;
	code?: number;
	message?: string;
	loggedIn?: boolean;
}

/** Describes how a failed call is handled, in the words of the examples; a 401 is followed through its refresh. */
function actionText({ kind, status = 200, code, message, silent, loggedIn = true }: WireFailure): string {
	const manner = { shown: silent ? "nowhere" : "inPopup" } as const;
	const failure: Failure =
		kind === "network" || kind === "cancelled"
			? { kind: kind === "network" ? "unreachable" : kind }
			: failureOf(status, { result: "FAIL", code, message });
	const text = `alert(${failureText(failure)})`;
	if (loggedIn && failure.kind === "signedOut" && failure.reason === "neverIn") {
		const refused = errorAction({ kind: "signedOut", reason: "refused" }, manner);
		return `refresh once, replay; if refresh fails: ${refused === "clear" ? "clear tokens" : "logout + go /login"}`;
	}
	const action = errorAction(failure, manner);
	switch (action) {
		case "none":
			return "none";
		case "popup":
			return text;
		case "clear":
			return "clear tokens";
		case "forcedLogout":
			return "logout + go /login";
		case "askLogin":
		case "memberChanged":
			return `clear tokens + ${text} + go /login`;
		case "loginExpired":
			return `clear tokens + save return URL + ${text} + reload`;
	}
}

/** Rules about navigation, images, failures and the page. */
export const siteRules: Rules = {
	pushUrl: (input) => {
		const [list, url] = splitFirst(input);
		return pushUrl(readList(list), url);
	},
	isSkippedUrl: (input) => isSkippedUrl(input),
	hasValue: (input) => hasValue(readTextOrNull(input)),
	toNumber: (input) => toNumber(readValue(input)),
	findEmail: (input) => {
		const [counter = "", today = ""] = splitValues(input);
		return countFindEmail(readValue(counter) as FindEmailCounter | null, day(today));
	},
	readExpiring: (input) => {
		const [entry = "", now = ""] = splitValues(input);
		const read = readExpiring(readValue(entry), number(now));
		return { value: read.data, deleted: "isStale" in read && read.isStale };
	},
	hcExpires: (input) => hotelsCombinedExpiry(number(input)),
	roomImages: (input) => {
		const [list, name] = splitFirst(input);
		return roomImages(list === "null" ? null : readList(list), readTextOrNull(name));
	},
	imageUrl: (input) => {
		const at = input.lastIndexOf(", {");
		const options = readValue(at < 0 ? "{}" : input.slice(at + 1)) as {
			w?: number;
			q?: number;
			f?: ImageFormat;
			wm?: boolean;
		};
		return imageUrl(at < 0 ? input : input.slice(0, at), {
			width: options.w,
			quality: options.q,
			format: options.f,
			isWatermarked: options.wm,
		});
	},
	errorAction: (input) => actionText(readValue(input) as WireFailure),
	returnUrl: (input) => returnTarget(readTextOrNull(input)),
	layout: (input) => sizeClass((least) => number(input) >= least),
	toTop: (input) => isToTopVisible(number(input)),
	topBarTransparent: (input) => {
		const [offset = "", hasScrollEffect = "true"] = splitValues(input);
		return isTopBarTransparent(number(offset), flag(hasScrollEffect));
	},
	headerOffset: (input) => headerOffset(flag(input)),
	isWebView: (input) => {
		const [header = "", bridge = ""] = splitValues(input);
		return detectSurface({ header: readTextOrNull(header), bridge: flag(bridge) }) === "webview";
	},
	inquiryTarget: (input) => inquiryTarget(flag(input) ? "webview" : "web"),
	webViewPath: (input) => webViewPath(input),
	title: (input) => documentTitle(input, "어썸스테이"),
};
