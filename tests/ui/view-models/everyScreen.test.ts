import { isObservableMap, isObservableProp, isObservableSet } from "mobx";
import { describe, expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { madeModels, screenModels } from "#tests/support/screenModels.ts";
import { slowPage } from "#tests/support/slowPage.ts";

/** Fields with what a screen is about: set once, so nothing needs to observe them. */
const given: Readonly<Record<string, readonly string[]>> = {
	"login by passkey": ["returnUrl"],
	"payment's receipt": ["orderNumber"],
	"payment's return": ["back"],
	"membership's management": ["snapshot"],
	plan: ["stayId"],
	"shared wishes": ["token"],
	"sign-up": ["returnUrl"],
	stay: ["stayId"],
};

/** Initial values that are not empty, apart from those of the screen's parts. */
const firsts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	booking: { now: Date.UTC(2026, 10, 25, 1), "cancel.scope": "full", "cancel.status": "quoting" },
	"booking form": { "form.areTermsKnown": true, "form.texts.phoneCountry": "KR" },
	bookings: { tab: "pending" },
	comparison: { status: "ready" },
	coupons: { tab: "avail" },
	inquiries: { tab: "all" },
	"login by passkey": { isOffered: true },
	"membership's management": { "proof.hasPassword": true, "proof.way": "password" },
	"payment's return": { state: "settling" },
	plan: { wanted: 1 },
	points: { "choice.filter": "ALL", "choice.type": "AWESOME_CASH", limit: 20 },
	profile: { "fields.phoneCountry": "KR", "proof.hasPassword": true, "proof.way": "password" },
	search: {
		"choicesState.choices.pages": 1,
		"choicesState.choices.sort": "recommended",
		"choicesState.choices.view": "list",
		"choicesState.applied.pages": 1,
		"choicesState.applied.sort": "recommended",
		"choicesState.applied.view": "list",
		status: "ready",
	},
	"social callback": { "answer.kind": "foreign", backUrl: "/login", provider: "kakao", purpose: "enter" },
	stay: {
		"deferred.choiceStatus": "ready",
		"deferred.reviewChoice.sort": "newest",
		"deferred.shownReviews": 5,
		status: "ready",
	},
	subscribing: { "purchase.askAgainMs": 3000, "purchase.stage": "choosing" },
	theme: { status: "ready" },
};

/** Returns the fields that a view model holds itself: its texts, flags, numbers and lists, not its parts. */
const ownFields = (viewModel: object): readonly string[] =>
	Object.entries(viewModel).flatMap(([key, value]) =>
		typeof value === "object" && value !== null && !Array.isArray(value)
			? []
			: typeof value === "function"
				? []
				: [key],
	);

/** The searched condition belongs to the page and depends on its day. */
const searched = ["condition", "shown"];

/** Returns everything visible of a view model and its parts, by path. */
function seen(viewModel: object, way = ""): Readonly<Record<string, unknown>> {
	const found = Object.entries(viewModel).flatMap(([key, value]) => {
		const here = `${way}${key}`;
		if (typeof value === "function" || searched.includes(key)) return [];
		if (isObservableSet(value) || isObservableMap(value)) return [[here, [...value]] as const];
		const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
		return isPart ? Object.entries(seen(value, `${here}.`)) : [[here, value] as const];
	});
	return Object.fromEntries(found);
}

const isNothing = (value: unknown): boolean =>
	[null, undefined, false, "", 0, "loading", "idle", "READY"].includes(value as null) ||
	(Array.isArray(value) && value.length === 0);

describe("the view model of every screen", () => {
	it.each(madeModels)("is observable in all its state: %s", (name, make) => {
		const { app } = screenApp();
		const viewModel = make(app);
		const unfollowed = ownFields(viewModel).filter((key) => !isObservableProp(viewModel, key));
		expect(unfollowed).toEqual(given[name] ?? []);
	});

	it.each(madeModels)("starts with nothing typed, chosen, attempted or rejected: %s", (name, make) => {
		const { app } = screenApp();
		const some = Object.entries(seen(make(app))).filter(([, value]) => !isNothing(value));
		expect(Object.fromEntries(some)).toEqual(firsts[name] ?? {});
	});
});

const asking = screenModels.filter(({ asks }) => asks).map((each) => [each.name, each] as const);

describe("the view model of a screen that calls the server", () => {
	it.each(asking)(
		"aborts its calls when the screen is left, and ignores late answers: %s",
		async (_, { make, snapshot }) => {
			const { app, calledBack, fail } = slowPage();
			const viewModel = make(app);
			viewModel.restore?.(snapshot);
			const leave = viewModel.activate?.();
			const before = seen(viewModel);
			expect(calledBack()).not.toEqual([]);
			expect(calledBack()).not.toContain(true);
			leave?.();
			expect(calledBack()).not.toContain(false);
			await fail();
			expect(seen(viewModel)).toEqual(before);
		},
	);

	it.each(asking)(
		"reports a failure while the screen is open, and calls again when it is reopened: %s",
		async (_, { make, snapshot }) => {
			const { app, waiting, fail } = slowPage();
			const viewModel = make(app);
			viewModel.restore?.(snapshot);
			viewModel.activate?.()();
			const asked = waiting.length;
			expect(asked).toBeGreaterThan(0);
			const leave = viewModel.activate?.();
			expect(waiting.length).toBeGreaterThan(asked);
			const before = seen(viewModel);
			await fail();
			expect(seen(viewModel)).not.toEqual(before);
			leave?.();
		},
	);
});
