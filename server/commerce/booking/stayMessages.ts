import type { Order } from "#domain/booking/Order.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { enqueueAll, type OutboxEntry } from "#server/platform/outbox/store/enqueue.ts";
import { stayOrderOf } from "./StayOrder.ts";
import { stayOrderMail } from "./stayOrderMail.ts";

/** How a stay answers a booking that is not confirmed yet. */
const replyToConfirm =
	"이 메일에 답장해 주시면 예약을 확정하거나 거절해 드려요. 예약번호는 지우지 말아 주세요.";

/** Asks a stay whether it takes a booking. */
export const askedBooking = {
	subject: "새 예약",
	what: "새 예약이 들어왔어요. 받을 수 있는지 알려 주세요.",
	isToPrepare: true,
	next: [replyToConfirm],
} as const;

/** What a stay is told, by what happened to a booking. */
const texts = {
	booked: { subject: "새 예약", what: "새 예약이 확정되었어요.", isToPrepare: true, next: [] },
	asked: askedBooking,
	linked: {
		subject: "새 예약",
		what: "새 예약이 들어왔어요. 아래 링크에서 확정번호를 등록하면 예약이 확정돼요.",
		isToPrepare: true,
		next: [],
	},
	voucherSold: {
		subject: "이용권 판매",
		what: "이용권이 판매되었어요.",
		isToPrepare: true,
		next: ["이용할 날짜가 정해지면 다시 알려 드려요."],
	},
	dayFixed: {
		subject: "이용권 날짜 확정",
		what: "이용권의 날짜가 정해져 예약이 확정되었어요.",
		isToPrepare: true,
		next: [],
	},
	dayAsked: {
		subject: "이용권 날짜 요청",
		what: "이용권의 날짜를 요청받았어요. 받을 수 있는지 알려 주세요.",
		isToPrepare: true,
		next: [replyToConfirm],
	},
	changed: { subject: "예약 변경", what: "예약이 변경되었어요.", isToPrepare: true, next: [] },
	cancelled: { subject: "예약 취소", what: "예약이 취소되었어요.", isToPrepare: false, next: [] },
} as const;

type StayNews = keyof typeof texts;

/**
 * Builds the mails that tell a stay of our own about the products in `order`; empty for a supplier's, which SupplierRequests tells. They are
 * deleted once they are sent, because they name the guest. [DEC-183]
 * @param more lines below the dates
 */
const stayMessages = (
	order: Order,
	news: StayNews,
	now: number,
	more: readonly string[] = [],
): readonly OutboxEntry[] =>
	order.products
		.filter(({ channelIndex }) => isOwnChannel(channelIndex))
		.map((product) => ({
			topic: "stay.mail",
			key: product.orderNo,
			payload: {
				...stayOrderMail(stayOrderOf(order, product), { ...texts[news], more }),
				forgetWhenDone: true,
			},
			runAt: now,
		}));

/** Puts these mails into the outbox. */
export const tellStay = (
	tx: Queryable,
	order: Order,
	news: StayNews,
	now: number,
	more?: readonly string[],
): Promise<void> => enqueueAll(tx, stayMessages(order, news, now, more));

/** Builds the mails to a stay of our own about an order that has just been placed. */
export function placedStayMessages(order: Order, isConfirmed: boolean, now: number): readonly OutboxEntry[] {
	if (order.payKind === "lms")
		return stayMessages(order, "linked", now, [`확정번호 등록: /lms/${order.orderNum}`]);
	if (order.payKind === "voucher") return stayMessages(order, "voucherSold", now);
	return stayMessages(order, isConfirmed ? "booked" : "asked", now);
}
