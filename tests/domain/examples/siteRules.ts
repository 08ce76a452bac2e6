import { roomImages } from "#domain/content/images.ts";
import { type ImageFormat, imageUrl } from "#domain/content/imageUrl.ts";
import { inquiryTarget } from "#domain/navigation/bridgeMessage.ts";
import { sizeClass } from "#domain/navigation/layout.ts";
import { documentTitle } from "#domain/navigation/pageHead.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import { headerOffset, isTopBarTransparent, isToTopVisible } from "#domain/navigation/scroll.ts";
import { detectSurface } from "#domain/navigation/surface.ts";
import { isSkippedUrl, pushUrl } from "#domain/navigation/urlHistory.ts";
import { webViewPath } from "#domain/navigation/webViewPath.ts";
import { type CallFailure, callFailure } from "#domain/support/CallFailure.ts";
import { type ErrorAction, errorAction, plainCall } from "#domain/support/errorAction.ts";
import { hotelsCombinedExpiry, readExpiring } from "#domain/support/expiring.ts";
import { countFindEmail, type FindEmailCounter } from "#domain/support/findEmailCounter.ts";
import { hasValue, toNumber } from "#domain/support/values.ts";
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

function failureOf({ kind, status = 200, code, message }: WireFailure): CallFailure {
	return callFailure({
		status: kind === "network" || kind === "cancelled" ? null : status,
		isCancelled: kind === "cancelled",
		body: { result: "FAIL", code, message },
	});
}

function actionText(action: ErrorAction): string {
	switch (action.kind) {
		case "none":
			return "none";
		case "alert":
			return `alert(${action.text})`;
		case "clear":
			return "clear tokens";
		case "forcedLogout":
			return "logout + go /login";
		case "refresh":
			return `refresh once, replay; if refresh fails: ${actionText({ kind: action.otherwise })}`;
		case "askLogin":
		case "memberChanged":
			return `clear tokens + alert(${action.text}) + go /login`;
		case "loginExpired":
			return `clear tokens + save return URL + alert(${action.text}) + reload`;
	}
}

/** Navigation, images, failures and the page. */
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
	errorAction: (input) => {
		const wire = readValue(input) as WireFailure;
		const context = { ...plainCall, isSilent: wire.silent, isLoggedIn: wire.loggedIn ?? true };
		return actionText(errorAction(failureOf(wire), context));
	},
	returnUrl: (input) => returnTarget(readTextOrNull(input)),
	layout: (input) => sizeClass(number(input)),
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
