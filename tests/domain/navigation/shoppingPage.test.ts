import { describe, expect, it } from "vitest";
import { isShoppingPage } from "#domain/navigation/shoppingPage.ts";

describe("a shopping page", () => {
	it.each([
		["/search?searchText=a", true],
		["/products/12", true],
		["/accom/12", true],
		["/booking/12?rooms=1", true],
		["/events/3", true],
		["/theme", true],
		["/", false],
		["/mypage/books", false],
		["/membership/awesome/subscribe", false],
		["/searching", false],
		["/faq/search", false],
		["//search", false],
		["", false],
	])("%s qualifies: %s [DEC-118]", (path, isShopping) => {
		expect(isShoppingPage(path)).toBe(isShopping);
	});
});
