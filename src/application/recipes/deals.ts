import { ConfirmLinkedOrder } from "#application/booking/ConfirmLinkedOrder.ts";
import { ViewLinkedOrder } from "#application/booking/ViewLinkedOrder.ts";
import { ApplyAdvanceNotice } from "#application/content/ApplyAdvanceNotice.ts";
import { ListSaleDates } from "#application/content/ListSaleDates.ts";
import { ListThemeStays } from "#application/content/ListThemeStays.ts";
import { ViewEvent } from "#application/content/ViewEvent.ts";
import { ViewStayEvent } from "#application/content/ViewStayEvent.ts";
import { ViewTheme } from "#application/content/ViewTheme.ts";
import { TakeCoupon } from "#application/coupon/TakeCoupon.ts";
import { besides, shownOnScreen } from "#application/use-case/manners.ts";
import { forward, made } from "./Recipe.ts";

/** Themes, events, advance notices, and orders held by link. */
export const dealsUseCases = {
	/** The themes in the editors' order (SCREEN-10, DEC-024). */
	listThemes: forward("themes", "list", shownOnScreen),
	viewTheme: made(ViewTheme, { themes: "themes" }),
	listThemeStays: made(ListThemeStays, { themes: "themes" }),
	viewEvent: made(ViewEvent, { deals: "deals" }),
	listSaleDates: made(ListSaleDates, { deals: "deals" }),
	viewStayEvent: made(ViewStayEvent, { deals: "deals" }),
	/** What opens later, soonest first (SCREEN-12, DEC-025). */
	listAdvanceNotices: forward("advanceNotices", "list", shownOnScreen),
	applyAdvanceNotice: made(ApplyAdvanceNotice, {
		notices: "advanceNotices",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	takeCoupon: made(TakeCoupon, {
		coupons: "memberCoupons",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	viewLinkedOrder: made(ViewLinkedOrder, { orders: "linkedOrders" }),
	confirmLinkedOrder: made(ConfirmLinkedOrder, { orders: "linkedOrders" }),
	/** Asks to cancel an order held by link (CALL-CONTENT-06, DEC-085). */
	cancelLinkedOrder: forward("linkedOrders", "cancel", besides("notCancellable", "invalidRequest")),
};
