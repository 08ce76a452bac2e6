import { describe, expect, it } from "vitest";
import {
	cameFromLoginOnly,
	eventPath,
	isSecretPage,
	partnerDestination,
	secretOf,
} from "#domain/navigation/detours.ts";
import { isMemberPage } from "#domain/navigation/memberPages.ts";
import { trackedPath } from "#domain/navigation/TrackedEvent.ts";
import {
	arriveAt,
	currentAddress,
	moveTo,
	noTrail,
	previousAddress,
	type Trail,
} from "#domain/navigation/trail.ts";

const trailOf = (...arrivals: readonly (readonly [number, string])[]): Trail =>
	arrivals.reduce((trail, [position, address]) => arriveAt(trail, { position, address }), noTrail);

describe("the tab's navigation trail", () => {
	it.each([
		["the first page", trailOf(), 3, "/a", "first"],
		["a new entry", trailOf([0, "/a"]), 1, "/b", "push"],
		["an entry in place of the page", trailOf([0, "/a"]), 0, "/b", "replace"],
		["Back", trailOf([0, "/a"], [1, "/b"]), 0, "/a", "back"],
		["Forward", trailOf([0, "/a"], [1, "/b"], [0, "/a"]), 1, "/b", "push"],
		["a layer's own entry", trailOf([0, "/a"]), 1, "/a", "same"],
		["Back after a reload", trailOf([4, "/b"]), 3, "/a", "back"],
	] as const)("recognises %s by its position [DEC-119]", (_, trail, position, address, move) => {
		expect(moveTo(trail, { position, address })).toBe(move);
	});

	it("returns the page that was left and the page before it [STORE-HIST-03]", () => {
		expect(currentAddress(noTrail)).toBeNull();
		expect(previousAddress(noTrail)).toBeNull();
		expect(currentAddress({ position: 2, addresses: {} })).toBeNull();
		const trail = trailOf([0, "/a"], [1, "/b"]);
		expect(currentAddress(trail)).toBe("/b");
		expect(previousAddress(trail)).toBe("/a");
		expect(previousAddress(trailOf([5, "/a"]))).toBeNull();
	});
});

describe("trackedPath", () => {
	it.each([
		["/products/12?adtCnt=2#reviews", "/products/12"],
		["/payments/return?orderNum=AW1&pgToken=secret", "/payments/return"],
		["/login?returnUrl=%2Fevents%2F1%3Fsecret%3Dx", "/login"],
		["/lms/AW261121ABCDEFGHJKMNP?x=1", "/lms"],
		["/LMS/AW261121ABCDEFGHJKMNP", "/LMS"],
		["/wishes/0hT1sOpensTheL1st?x=1", "/wishes"],
		["/mypage/wishes", "/mypage/wishes"],
		["/lmsx/1", "/lmsx/1"],
		["/events/lms/1", "/events/lms/1"],
		["/", "/"],
	])("reports %s as %s [DEC-005]", (address, path) => {
		expect(trackedPath(address)).toBe(path);
	});
});

describe("isMemberPage", () => {
	it.each([
		"/mypage",
		"/mypage/books/1",
		"/booking/3",
		"/payments/return",
		"/inquiries/new",
		"/reviews/order-products/1",
		"/membership/awesome/management",
	])("reserves %s for members [DEC-029]", (path) => expect(isMemberPage(path)).toBe(true));
	it.each([
		"/",
		"/search",
		"/products/1",
		"/login",
		"/membership/awesome/subscribe",
		"/lms/AW1",
		"/mypages",
		"/advance-notice",
	])("leaves %s public [DEC-029]", (path) => expect(isMemberPage(path)).toBe(false));
});

describe("detour detection", () => {
	it.each([
		["/events/3?secret=word", true],
		["/events/3?a=1&secret=", true],
		["/events/3", false],
		["/events/3/x?secret=word", false],
		["/faq?secret=word", false],
		["/events/3?secret=a b", false],
		["/events/12?secret=word", true],
		["/theme/events/3?secret=word", false],
	])("tells whether %s is an unlisted event's page [DEC-118]", (address, isSecret) => {
		expect(isSecretPage(address)).toBe(isSecret);
	});

	it.each(["word", "open sesame", "참깨&secret=b#c"])(
		"the path of an unlisted event is one that opens with its secret: %s [DEC-118]",
		(secret) => {
			const path = eventPath(3, secret);
			expect([isSecretPage(path), secretOf(path)]).toEqual([true, secret]);
			expect(eventPath(3, null)).toBe("/events/3");
		},
	);

	it.each([
		["/?link=/search%3FsearchText%3D%EB%B6%80%EC%82%B0", "/search?searchText=부산"],
		["/?a=1&link=/products/3", "/products/3"],
		["/?link=/", null],
		["/?link=https://evil.example", null],
		["/?link=//evil.example", null],
		["/?link=/login", null],
		["/?a=1", null],
		["/", null],
		["/faq?link=/products/3", null],
	])("reads the destination of %s [DEC-118]", (address, destination) => {
		expect(partnerDestination(address)).toBe(destination);
	});

	it.each([
		["/login", "/", true],
		["/login/signup", "/", true],
		["/login", "/mypage", false],
		["/faq", "/", false],
		[null, "/", false],
	])(
		"tells whether a login from %s ended at %s for lack of another page [DEC-118]",
		(left, address, isSo) => {
			expect(cameFromLoginOnly(left, address)).toBe(isSo);
		},
	);
});
