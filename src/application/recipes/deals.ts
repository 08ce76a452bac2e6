import { ConfirmLinkedOrder } from "#application/booking/ConfirmLinkedOrder.ts";
import { ViewLinkedOrder } from "#application/booking/ViewLinkedOrder.ts";
import { ApplyAdvanceNotice } from "#application/content/ApplyAdvanceNotice.ts";
import { ListSaleDates } from "#application/content/ListSaleDates.ts";
import { ListThemeStays } from "#application/content/ListThemeStays.ts";
import { ViewEvent } from "#application/content/ViewEvent.ts";
import { ViewStayEvent } from "#application/content/ViewStayEvent.ts";
import { ViewTheme } from "#application/content/ViewTheme.ts";
import { TakeCoupon } from "#application/coupon/TakeCoupon.ts";
import { exceptShownOnScreen, shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

/** Use cases for themes, events, advance notices, and orders opened by link. */
export const dealsUseCases = {
	/** Lists the themes in editorial order (SCREEN-10, DEC-024). */
	listThemes: forward("themes", "list", shownOnScreen),
	viewTheme: recipe(ViewTheme, { themes: "themes" }),
	listThemeStays: recipe(ListThemeStays, { themes: "themes" }),
	viewEvent: recipe(ViewEvent, { deals: "deals" }),
	listSaleDates: recipe(ListSaleDates, { deals: "deals" }),
	viewStayEvent: recipe(ViewStayEvent, { deals: "deals" }),
	/** Lists upcoming sales, soonest first (SCREEN-12, DEC-025). */
	listAdvanceNotices: forward("advanceNotices", "list", shownOnScreen),
	applyAdvanceNotice: recipe(ApplyAdvanceNotice, {
		notices: "advanceNotices",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	takeCoupon: recipe(TakeCoupon, {
		coupons: "memberCoupons",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	viewLinkedOrder: recipe(ViewLinkedOrder, { orders: "linkedOrders" }),
	confirmLinkedOrder: recipe(ConfirmLinkedOrder, { orders: "linkedOrders" }),
	/** Requests the cancellation of an order opened by link (CALL-CONTENT-06, DEC-085). */
	cancelLinkedOrder: forward(
		"linkedOrders",
		"cancel",
		exceptShownOnScreen("notCancellable", "invalidRequest"),
	),
};
