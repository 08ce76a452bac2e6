import { describe, expect, it } from "vitest";
import { type TextStorage, textStorage } from "#adapters/browser/textStorage.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { SessionBookingDrafts } from "#adapters/session-storage/SessionBookingDrafts.ts";
import { SessionMembershipDrafts } from "#adapters/session-storage/SessionMembershipDrafts.ts";
import { SessionTypedTexts } from "#adapters/session-storage/SessionTypedTexts.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";
import { type Edges, found, holdsEdges, long } from "#tests/support/storedEdges.ts";

const keys: Edges[string] = {
	takes: ["12345678", long(64), "aZ_-09az"],
	refuses: [
		long(7),
		long(65),
		"1234 5678",
		"12345678!",
		"!12345678",
		"열두글자의키입니다아",
		12_345_678,
		null,
	],
};

describe("a stored booking form", () => {
	const drafts = (texts: TextStorage) =>
		new SessionBookingDrafts({ tab: texts, lasting: jsonStorage(texts), now: () => 0 });
	const draft = {
		name: "홍길동",
		phone: "01012345678",
		email: "hong@example.com",
		firstName: "Gildong",
		lastName: "Hong",
		phoneCountry: "KR",
		internationalPhone: "1012345678",
		request: "늦게 도착해요.",
		method: "card",
		couponIds: [1, 2],
		awesomeCash: 1000,
		welfarePoints: 2000,
	};
	const read = (value: unknown, address = "/booking/1") =>
		found("booking-draft", value, (texts) => drafts(texts).read(address));

	it("is read back as typed, with invalid fields left empty [STORE-08]", () => {
		const stored = { ...draft, address: "/booking/1" };
		expect(read(stored)).toEqual(draft);
		expect(read({ ...stored, couponIds: [], awesomeCash: 0, welfarePoints: 0 })).toEqual({
			...draft,
			couponIds: [],
			awesomeCash: 0,
			welfarePoints: 0,
		});
		for (const [field, good] of Object.entries(draft)) {
			const foreign = typeof good === "number" ? [-1, 1.5, "5", 2 ** 53, null, {}] : [5, null, {}, true];
			const nothing = typeof good === "number" ? 0 : ["method", "couponIds"].includes(field) ? null : "";
			for (const value of foreign)
				expect(read({ ...stored, [field]: value })).toEqual({ ...draft, [field]: nothing });
		}
		expect(read({ ...stored, couponIds: [1, "2", 1.5, null, 3] })?.couponIds).toEqual([1, 3]);
	});

	it("is null for another form or without a draft [DEC-016]", () => {
		expect(read({ ...draft, address: "/booking/1" }, "/booking/2")).toBeNull();
		for (const foreign of ["{", "null", "5", '"/booking/1"', [], {}]) expect(read(foreign)).toBeNull();
	});

	it("is kept when another form is left, and removed with its own [DEC-016]", () => {
		const texts = textStorage(() => fakeStorage());
		const real = fakeStorage();
		const kept = drafts(textStorage(() => real));
		kept.write("/booking/1", draft);
		kept.remove("/booking/2");
		expect(kept.read("/booking/1")).toEqual(draft);
		kept.remove("/booking/1");
		expect([kept.read("/booking/1"), real.length]).toEqual([null, 0]);
		expect(() => drafts(texts).remove("/booking/1")).not.toThrow();
	});

	it("has an attempt only with a valid key [STORE-08] [DEC-165]", () => {
		const attempt = { key: "key-12345", fingerprint: "{}", address: "/booking/1", orderNumber: "AW1" };
		const readAttempt = (value: unknown) =>
			found("payment-attempt", value, (texts) => drafts(texts).attempt());
		holdsEdges(attempt, { key: keys }, (changed) => readAttempt(changed) !== null);
		expect(readAttempt({ ...attempt, fingerprint: 5, address: null, orderNumber: 7 })).toEqual({
			key: attempt.key,
			fingerprint: "",
			address: "",
			orderNumber: null,
		});
		for (const foreign of ["{", "null", "5", [attempt], {}]) expect(readAttempt(foreign)).toBeNull();
	});

	it("is discarded when it is not JSON [STORE-08] [B01]", () => {
		const real = fakeStorage();
		real.setItem("booking-draft", "{");
		expect([drafts(textStorage(() => real)).read("/booking/1"), real.length]).toEqual([null, 0]);
	});
});

describe("a stored subscription in progress", () => {
	const drafts = (texts: TextStorage) => new SessionMembershipDrafts(texts);
	const card = { id: 3, name: "신한카드" };
	const draft = { owner: "me", plan: "Silver", hasAgreed: true, card };
	const read = (value: unknown) => found("membership-draft", value, (texts) => drafts(texts).read());

	it("is read back as chosen, with invalid fields left empty [STORE-08]", () => {
		expect([read(draft), read({ ...draft, plan: "Gold", card: null })]).toEqual([
			draft,
			{ ...draft, plan: "Gold", card: null },
		]);
		for (const plan of ["Bronze", "", null, 5]) expect(read({ ...draft, plan })?.plan).toBeNull();
		for (const hasAgreed of ["true", 1, null, false])
			expect(read({ ...draft, hasAgreed })?.hasAgreed).toBe(false);
		const noCards = [
			{ ...card, id: 0 },
			{ ...card, id: -1 },
			{ ...card, id: 1.5 },
			{ ...card, id: "3" },
			{ ...card, name: 5 },
			{ name: "신한카드" },
			[card],
			"3",
			3,
			null,
		];
		for (const none of noCards) expect(read({ ...draft, card: none })?.card).toBeNull();
		expect(read({ ...draft, card: { id: 1, name: "" } })?.card).toEqual({ id: 1, name: "" });
		for (const owner of [5, null, undefined, {}]) expect(read({ ...draft, owner })).toBeNull();
		for (const foreign of ["{", "null", "5", [draft], "[]"]) expect(read(foreign)).toBeNull();
	});

	it("has an attempt only when it can be sent again [STORE-08] [SUBS-04]", () => {
		const attempt = { owner: "me", key: "12345678", plan: "Silver", isUpgrade: false, cardId: 3 };
		const edges: Edges = {
			key: keys,
			owner: { takes: ["", "me"], refuses: [5, null] },
			plan: { takes: ["Silver", "Gold"], refuses: ["Bronze", "", 5, null] },
			cardId: { takes: [1, Number.MAX_SAFE_INTEGER], refuses: [0, -1, 1.5, 2 ** 53, "3", null] },
		};
		const readAttempt = (value: unknown) =>
			found("membership-attempt", value, (texts) => drafts(texts).attempt());
		holdsEdges(attempt, edges, (changed) => {
			const one = readAttempt(changed);
			if (one !== null) expect(one).toEqual(changed);
			return one !== null;
		});
		for (const isUpgrade of ["true", 1, null])
			expect(readAttempt({ ...attempt, isUpgrade })?.isUpgrade).toBe(false);
		expect(readAttempt({ ...attempt, isUpgrade: true, cardId: null })).toEqual({
			...attempt,
			isUpgrade: true,
			cardId: null,
		});
	});

	it.each([5, null, ["/faq"], {}])("has no return path when %o is stored [STORE-06] [STORE-08]", (value) => {
		expect(found("awesome-return-url", value, (texts) => drafts(texts).returnPath())).toBeNull();
	});
});

describe("stored form texts", () => {
	const typedOf = (texts: TextStorage) => new SessionTypedTexts(jsonStorage(texts));

	it("are read back as typed, or as empty when invalid [STORE-08]", () => {
		const read = (value: unknown) =>
			found("typed-review-7", value, (texts) => typedOf(texts).read("review-7"));
		expect(read({ title: "좋았어요", text: "" })).toEqual({ title: "좋았어요", text: "" });
		for (const foreign of ["{", "null", "5", [5], { title: 5 }, { title: null }])
			expect(read(foreign)).toEqual({});
	});

	it("are removed once all of them are empty", () => {
		const real = fakeStorage();
		const typed = typedOf(textStorage(() => real));
		typed.save("review-7", { title: "좋았어요", text: "" });
		typed.save("inquiry", { title: "", text: "환불" });
		expect([real.length, typed.read("review-7")]).toEqual([2, { title: "좋았어요", text: "" }]);
		typed.save("review-7", { title: "", text: "" });
		expect([real.length, typed.read("review-7"), typed.read("inquiry").text]).toEqual([1, {}, "환불"]);
	});
});
