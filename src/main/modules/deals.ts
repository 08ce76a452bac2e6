import { ContainerModule } from "inversify";
import { CancelLinkedOrder } from "#application/booking/CancelLinkedOrder.ts";
import { ConfirmLinkedOrder } from "#application/booking/ConfirmLinkedOrder.ts";
import { ViewLinkedOrder } from "#application/booking/ViewLinkedOrder.ts";
import { ApplyAdvanceNotice } from "#application/content/ApplyAdvanceNotice.ts";
import { ListAdvanceNotices } from "#application/content/ListAdvanceNotices.ts";
import { ListSaleDates } from "#application/content/ListSaleDates.ts";
import { ListThemeStays } from "#application/content/ListThemeStays.ts";
import { ListThemes } from "#application/content/ListThemes.ts";
import { ViewEvent } from "#application/content/ViewEvent.ts";
import { ViewStayEvent } from "#application/content/ViewStayEvent.ts";
import { ViewTheme } from "#application/content/ViewTheme.ts";
import { TakeCoupon } from "#application/coupon/TakeCoupon.ts";
import { useCases } from "#application/tokens.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

const themesKey = key(ports.themes);
const dealsKey = key(ports.deals);
const ordersKey = key(ports.linkedOrders);
const noticesKey = key(ports.advanceNotices);
const visitorKeys = [key(ports.currentVisitor), key(ports.pageNavigation)] as const;

/** Themes, events, advance notices, and orders held by link. */
export const dealsModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.listThemes)).toResolvedValue((themes) => new ListThemes({ themes }), [themesKey]);
	bind(key(useCases.viewTheme)).toResolvedValue((themes) => new ViewTheme({ themes }), [themesKey]);
	bind(key(useCases.listThemeStays)).toResolvedValue((themes) => new ListThemeStays({ themes }), [themesKey]);
	bind(key(useCases.viewEvent)).toResolvedValue((deals) => new ViewEvent({ deals }), [dealsKey]);
	bind(key(useCases.listSaleDates)).toResolvedValue((deals) => new ListSaleDates({ deals }), [dealsKey]);
	bind(key(useCases.viewStayEvent)).toResolvedValue((deals) => new ViewStayEvent({ deals }), [dealsKey]);
	bind(key(useCases.listAdvanceNotices)).toResolvedValue(
		(notices) => new ListAdvanceNotices({ notices }),
		[noticesKey],
	);
	bind(key(useCases.applyAdvanceNotice)).toResolvedValue(
		(notices, visitor, navigation) => new ApplyAdvanceNotice({ notices, visitor, navigation }),
		[noticesKey, ...visitorKeys],
	);
	bind(key(useCases.takeCoupon)).toResolvedValue(
		(coupons, visitor, navigation) => new TakeCoupon({ coupons, visitor, navigation }),
		[key(ports.memberCoupons), ...visitorKeys],
	);
	bind(key(useCases.viewLinkedOrder)).toResolvedValue(
		(orders) => new ViewLinkedOrder({ orders }),
		[ordersKey],
	);
	bind(key(useCases.confirmLinkedOrder)).toResolvedValue(
		(orders) => new ConfirmLinkedOrder({ orders }),
		[ordersKey],
	);
	bind(key(useCases.cancelLinkedOrder)).toResolvedValue(
		(orders) => new CancelLinkedOrder({ orders }),
		[ordersKey],
	);
});
