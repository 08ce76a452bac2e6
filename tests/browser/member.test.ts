import { changedDates } from "./member/changedDates.ts";
import { membership } from "./member/membership.ts";
import { orderLink } from "./member/orderLink.ts";
import { otherBookings } from "./member/otherBookings.ts";
import { ownPages } from "./member/ownPages.ts";
import { atEveryWidth } from "./support/stage.ts";

// What members do, one after the other on one product a width: a start costs more than most of them.
atEveryWidth((stage, width) => {
	ownPages(stage, width);
	membership(stage, width);
	otherBookings(stage, width);
	orderLink(stage, width);
	changedDates(stage, width);
});
