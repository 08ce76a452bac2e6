import { describe, expect, it } from "vitest";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { SessionMembershipDrafts } from "#adapters/session-storage/SessionMembershipDrafts.ts";
import { blockedStorage, fakeStorage } from "#tests/support/fakeStorage.ts";

const draft = {
	owner: "/pg/card?customerKey=me",
	plan: "Gold",
	hasAgreed: true,
	card: { id: 3, name: "신한카드 ****-1234" },
} as const;
const attempt = { owner: draft.owner, key: "12345678", plan: "Gold", isUpgrade: false, cardId: 3 } as const;

describe("the stored state of a subscription in progress", () => {
	it("is read back unchanged and removed on request [STORE-06, DEC-118]", () => {
		const storage = fakeStorage();
		const drafts = new SessionMembershipDrafts(textStorage(() => storage));
		expect([drafts.read(), drafts.attempt(), drafts.returnPath()]).toEqual([null, null, null]);
		drafts.write(draft);
		drafts.saveAttempt(attempt);
		drafts.saveReturnPath("/products/3?a=1");
		expect([drafts.read(), drafts.attempt(), drafts.returnPath()]).toEqual([
			draft,
			attempt,
			"/products/3?a=1",
		]);
		expect(storage.getItem("awesome-return-url")).toBe('"/products/3?a=1"');
		drafts.write(null);
		drafts.saveAttempt(null);
		drafts.saveReturnPath(null);
		expect(storage).toHaveLength(0);
	});

	it("never leads off the site [DEC-030, DEC-118]", () => {
		const storage = fakeStorage();
		const drafts = new SessionMembershipDrafts(textStorage(() => storage));
		drafts.saveReturnPath("https://evil.example");
		expect(drafts.returnPath()).toBe("/");
		storage.setItem("awesome-return-url", '"//evil.example/x"');
		expect(drafts.returnPath()).toBe("/");
	});

	it.each([
		"no json",
		"null",
		"[]",
		"7",
		"{}",
		JSON.stringify({ ...attempt, owner: 5 }),
		JSON.stringify({ ...attempt, key: "short" }),
		JSON.stringify({ ...attempt, key: "with spaces in it" }),
		JSON.stringify({ ...attempt, plan: "Platinum" }),
		JSON.stringify({ ...attempt, cardId: -1 }),
	])("drops an attempt that reads %s [STORE-08]", (text) => {
		const storage = fakeStorage();
		storage.setItem("membership-attempt", text);
		expect(new SessionMembershipDrafts(textStorage(() => storage)).attempt()).toBeNull();
	});

	it("keeps the valid fields of a draft, and accepts an upgrade without a card [STORE-08]", () => {
		const storage = fakeStorage();
		const drafts = new SessionMembershipDrafts(textStorage(() => storage));
		storage.setItem(
			"membership-draft",
			JSON.stringify({ owner: "o", plan: 1, hasAgreed: "yes", card: { id: "3" } }),
		);
		expect(drafts.read()).toEqual({ owner: "o", plan: null, hasAgreed: false, card: null });
		storage.setItem("membership-draft", JSON.stringify({ owner: "o", card: 5 }));
		expect(drafts.read()?.card).toBeNull();
		const upgrade = { ...attempt, isUpgrade: true, cardId: null };
		drafts.saveAttempt(upgrade);
		expect(drafts.attempt()).toEqual(upgrade);
	});

	it.each([
		["full", () => fakeStorage(10)],
		["blocked", blockedStorage],
	])("lasts as long as the page when storage is %s [STORE-08, B05]", (_, storage) => {
		const drafts = new SessionMembershipDrafts(textStorage(storage));
		drafts.write(draft);
		drafts.saveAttempt(attempt);
		drafts.saveReturnPath("/products/3");
		expect([drafts.read(), drafts.attempt(), drafts.returnPath()]).toEqual([draft, attempt, "/products/3"]);
	});
});
