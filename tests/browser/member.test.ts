import { changedDates } from "./member/changedDates.ts";
import { membership } from "./member/membership.ts";
import { orderLink } from "./member/orderLink.ts";
import { otherBookings } from "./member/otherBookings.ts";
import { ownPages } from "./member/ownPages.ts";
import { atEveryWidth } from "./support/stage.ts";

// Member scenarios, run one after another on one product per width: a start costs more than most of them.
atEveryWidth((stage, width) => {
	ownPages(stage, width);
	membership(stage, width);
	otherBookings(stage, width);
	orderLink(stage, width);
	changedDates(stage, width);
});
