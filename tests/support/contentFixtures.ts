import { HttpAdvanceNotices } from "#adapters/http/HttpAdvanceNotices.ts";
import { HttpDeals } from "#adapters/http/HttpDeals.ts";
import { HttpLinkedOrders } from "#adapters/http/HttpLinkedOrders.ts";
import { HttpThemes } from "#adapters/http/HttpThemes.ts";
import type { LinkedOrder } from "#domain/booking/Booking.ts";
import type { AdvanceNotice } from "#domain/content/AdvanceNotice.ts";
import type { SaleDate } from "#domain/offer/Promotion.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { Result } from "#domain/shared/Result.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { callsWithExample } from "#tests/support/contractExamples.ts";

const today = stayDateOf("2026-11-25");
export const condition = defaultCondition(today);
export const orderNumber = "AW2611207K3QXZ9B2M4TF";

/** An order as its link shows it before anybody has registered it. */
export const pendingOrder: LinkedOrder = {
	orderNumber,
	confirmationNumber: null,
	startDate: null,
	isSelectable: true,
	status: "pending",
};

async function taken<T>(answer: Promise<Result<T, unknown>>): Promise<T> {
	const result = await answer;
	invariant(result.ok, `the contract's example can be read: ${JSON.stringify(result)}`);
	return result.value;
}

const calls = (operation: string) => callsWithExample(operation).calls;

/** The contract's own examples as the application sees them. */
export const exampleThemes = () => taken(new HttpThemes(calls("listThemes")).list());
export const exampleTheme = () => taken(new HttpThemes(calls("viewThemeContent")).content(1));
export const exampleThemeStays = () => taken(new HttpThemes(calls("findThemeProducts")).stays(1, condition));
export const exampleDeal = () => taken(new HttpDeals(calls("viewEventProduct")).view(1, null));
export const exampleSaleDates = () =>
	taken(
		new HttpDeals(calls("listEventSaleDates")).saleDates(1, null, 21, {
			from: today,
			to: addDays(today, 30),
		}),
	);
export const exampleStayEvent = () => taken(new HttpDeals(calls("viewProductEvent")).ofStay(101));
/** An advance notice with this number. */
export const noticeOf = (id: number): AdvanceNotice => ({
	id,
	kind: "alarm",
	title: "설 특가",
	imageUrl: null,
	opensAt: 0,
	isApplied: false,
});
export const exampleNotices = () => taken(new HttpAdvanceNotices(calls("listAdvanceNotices")).list());
export const exampleLinkedOrder = () =>
	taken(new HttpLinkedOrders(calls("viewLmsConfirmation")).view(orderNumber));
export const exampleLinkedBooking = () =>
	taken(new HttpLinkedOrders(calls("viewBookByNumber")).detail(orderNumber));

/** Calendar days from a given day on: a price, 'full' for sold out, null for not on sale. */
export const saleDates = (from: string, days: readonly (number | "full" | null)[]): readonly SaleDate[] =>
	days.map((price, index) => ({
		date: addDays(stayDateOf(from), index),
		price: price === null ? null : won(price === "full" ? 90_000 : price),
		stockStatus: typeof price === "number" ? "AVAILABLE" : "SOLD_OUT",
		isOnSale: typeof price === "number",
	}));
