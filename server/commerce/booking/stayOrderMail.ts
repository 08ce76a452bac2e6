import { groupedWon } from "#domain/shared/groupedWon.ts";
import { oneLine } from "#domain/shared/oneLine.ts";
import type { StayMail } from "#server/platform/outbox/Message.ts";
import type { StayOrder } from "./StayOrder.ts";

/** What the mail about a booking says besides the booking itself. */
interface About {
	/** Without the site's name. */
	readonly subject: string;
	readonly what: string;
	/** Lines below the dates. */
	readonly more?: readonly string[];
	/** Whether the stay has to prepare for the guest, and so gets to know how to reach them, what they ask for and the price. */
	readonly isToPrepare: boolean;
	readonly next: readonly string[];
}

const written = (day: string): string => day.replaceAll("-", ".");

const named = (name: string, id: string): string => (id === "" ? name : `${name} (${id})`);

const guestsOf = ({ adults, childAges }: StayOrder): string =>
	childAges.length === 0
		? `성인 ${adults}명`
		: `성인 ${adults}명, 아동 ${childAges.length}명(${childAges.map((age) => `${age}세`).join(", ")})`;

function datesOf({ checkIn, checkOut, validUntil }: StayOrder): string {
	if (checkIn && checkOut) return `${written(checkIn)} ~ ${written(checkOut)}`;
	const until = validUntil === null ? "" : ` (유효기간 ${written(validUntil)}까지)`;
	return `날짜를 정하지 않은 이용권${until}`;
}

/** Builds a mail to a stay about one room of a booking, or about vouchers. [DEC-183] */
export const stayOrderMail = (
	order: StayOrder,
	{ subject, what, more = [], isToPrepare, next }: About,
): StayMail => ({
	subject: `[{site}] ${subject} ${order.orderNo}: {stay}`,
	// Texts of travellers and suppliers, each on its one line: a request must not imitate the lines below it, such as the price.
	said: {
		stay: oneLine(order.stayName),
		room: oneLine(order.roomName),
		plan: oneLine(order.planName),
		guest: order.guestName,
		phone: order.guestTel,
		email: order.guestEmail,
		request: oneLine(order.request) || "없음",
	},
	text: [
		what,
		"",
		`예약번호: ${order.orderNo}`,
		`숙소: ${named("{stay}", order.externalId)}`,
		`객실: ${named("{room}", order.externalRoomId)}`,
		`요금제: ${named("{plan}", order.externalRateplanId)}`,
		`일정: ${datesOf(order)}`,
		...more,
		`수량: ${order.rooms}개`,
		`인원: ${guestsOf(order)}`,
		"이용자: {guest}",
		...(isToPrepare
			? [
					"연락처: {phone}",
					"이메일: {email}",
					"요청 사항: {request}",
					`판매 금액: ${groupedWon(order.amount)}원`,
				]
			: []),
		...(next.length > 0 ? ["", ...next] : []),
	].join("\n"),
});
