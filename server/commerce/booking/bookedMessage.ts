import { bookDetailCopy } from "#copy/bookDetail.ts";
import { firstProduct, type Order } from "#domain/booking/Order.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { OutboxEntry } from "#server/platform/outbox/store/enqueue.ts";
import { feeText, freeText, messagesAbout, stayText } from "./bookingMessages.ts";

/** What happened and what comes next, as message text. */
interface Words {
	readonly what: string;
	readonly next: string;
}

const awaited = "아직 확정된 예약이 아니에요. 숙소가 확인하면 다시 알려 드려요.";

function wordsOf(order: Order, isConfirmed: boolean): { readonly booker: Words; readonly guest: Words } {
	if (order.payKind === "voucher") {
		const next = isOwnChannel(firstProduct(order).channelIndex)
			? "예약 내역에서 이용할 날짜를 정해 주세요."
			: bookDetailCopy.day.byStay;
		return {
			booker: { what: "이용권을 구매했어요", next },
			guest: { what: "이용권을 받았어요", next: "이용할 날짜가 정해지면 다시 알려 드려요." },
		};
	}
	const what = isConfirmed ? "예약이 확정되었어요" : "예약이 접수되었어요";
	const isWaiting = !isConfirmed && firstProduct(order).checkIn !== null;
	return {
		booker: { what, next: isWaiting ? awaited : "예약 내역에서 자세한 내용을 볼 수 있어요." },
		guest: { what, next: isWaiting ? awaited : "체크인할 때 예약번호와 신분증을 보여 주세요." },
	};
}

/** Builds the 'booking confirmed' or 'booking received' messages, by e-mail and text message; only the booker is told the price. */
export function bookedMessages(order: Order, isConfirmed: boolean, now: number): readonly OutboxEntry[] {
	const link = order.payKind === "lms" ? [`확인 링크: /lms/${order.orderNum}`] : [];
	const message = ({ what, next }: Words, about: readonly string[]) => {
		const subject = `[{site}] ${what}`;
		return {
			subject,
			lines: [
				`${what}.`,
				"",
				stayText(order),
				`예약번호: ${order.orderNum}`,
				...freeText(order, now),
				...about,
				...feeText(order),
				...link,
				"",
				next,
			],
			short: [`${subject}. ${stayText(order)} (예약번호 ${order.orderNum})`, ...link].join(" "),
		};
	};
	const { booker, guest } = wordsOf(order, isConfirmed);
	const paid = [
		`이용자: ${order.guestName}`,
		`결제 금액: ${groupedWon(order.totalAmount)}원`,
		`가격확인번호: ${ledgerDigest(order.lines)}`,
	];
	const byWhom = order.bookerName ? [`예약자: ${order.bookerName}`] : [];
	return messagesAbout(order, { booker: message(booker, paid), guest: message(guest, byWhom) }, now);
}
