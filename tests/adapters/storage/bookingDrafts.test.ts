import { beforeEach, describe, expect, it } from "vitest";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { SessionBookingDrafts } from "#adapters/session-storage/SessionBookingDrafts.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";

const hour = 3_600_000;
const attempt = {
	key: "key-12345",
	fingerprint: "{}",
	address: "/booking/1?adtCnt=2",
	orderNumber: "AW261125",
};

describe("the way back to a form after payment", () => {
	let device: Storage;
	let now: number;

	/** Reopens the app: the tab's session storage is empty, the device's storage is not. */
	const opened = () => {
		const tab = fakeStorage();
		return new SessionBookingDrafts({
			tab: textStorage(() => tab),
			lasting: jsonStorage(textStorage(() => device)),
			now: () => now,
		});
	};

	beforeEach(() => {
		device = fakeStorage();
		now = 1_000_000;
	});

	it("survives the app being closed during payment in the card app, but without the key [DEC-016]", () => {
		opened().saveAttempt(attempt);
		expect(opened().attempt()).toEqual({ ...attempt, key: "", fingerprint: "" });
	});

	it("survives a reload of the page after it was used [DEC-016]", () => {
		opened().saveAttempt(attempt);
		const app = opened();
		app.saveAttempt(app.attempt());
		expect(app.attempt()).toEqual({ ...attempt, key: "", fingerprint: "" });
	});

	it("expires after an hour, and is removed with the attempt [STORE-04]", () => {
		opened().saveAttempt(attempt);
		now += hour;
		expect(opened().attempt()).not.toBeNull();
		now += 1;
		expect(opened().attempt()).toBeNull();
		expect(device.length).toBe(0);
		opened().saveAttempt(attempt);
		opened().saveAttempt(null);
		expect(opened().attempt()).toBeNull();
	});

	it.each(["//evil.example.com", "https://evil.example.com", "javascript:alert(1)", ""])(
		"is rejected when it is '%s' [STORE-08]",
		(address) => {
			device.setItem(
				"last-payment",
				JSON.stringify({ data: { address, orderNumber: null }, expires: now + 1 }),
			);
			expect(opened().attempt()).toBeNull();
		},
	);

	it("comes from the tab itself while the tab has one", () => {
		const mine = opened();
		mine.saveAttempt(attempt);
		opened().saveAttempt({ ...attempt, address: "/booking/2" });
		expect(mine.attempt()).toEqual(attempt);
	});
});
