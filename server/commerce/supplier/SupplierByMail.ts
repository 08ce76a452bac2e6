import { groupedWon } from "#domain/shared/groupedWon.ts";
import { questionMail } from "#server/members/inquiry/questionMail.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { MailMessage } from "#server/platform/outbox/Message.ts";
import type { Supplier, SupplierOrder, SupplierQuestion } from "./Supplier.ts";
import { contactOf } from "./store/contactOf.ts";

interface MailParts {
	readonly db: Queryable;
	/** Sends a mail; throws when the mail server does not take it. */
	send(mail: MailMessage): Promise<void>;
	/** The address of the customer centre, which gets what is for a stay without an address. */
	readonly customerCentre: string;
}

const byOperator = { kind: "byOperator" } as const;
const written = (day: string): string => day.replaceAll("-", ".");

const guestsOf = ({ adults, childAges }: SupplierOrder): string =>
	childAges.length === 0
		? `성인 ${adults}명`
		: `성인 ${adults}명, 아동 ${childAges.length}명(${childAges.map((age) => `${age}세`).join(", ")})`;

const orderLines = (order: SupplierOrder): readonly string[] => [
	`예약번호: ${order.orderNo}`,
	`숙소: {stay} (${order.externalId})`,
	`객실: {room} (${order.externalRoomId})`,
	`요금제: {plan} (${order.externalRateplanId})`,
	order.checkIn && order.checkOut
		? `일정: ${written(order.checkIn)} ~ ${written(order.checkOut)}`
		: "일정: 날짜를 정하지 않은 이용권",
	`수량: ${order.rooms}개`,
	`인원: ${guestsOf(order)}`,
	"이용자: {guest}",
];

/** Texts of travellers and suppliers, which are inserted unchanged. */
const saidIn = ({
	stayName,
	roomName,
	planName,
	guestName,
	guestTel,
	guestEmail,
	request,
}: SupplierOrder) => ({
	stay: stayName,
	room: roomName,
	plan: planName,
	guest: guestName,
	phone: guestTel,
	email: guestEmail,
	request: request || "없음",
});

/**
 * Reaches suppliers without an interface of their own, as in production: bookings, cancellations and questions are mailed to the stay, or to
 * the customer centre when the stay has no address. People answer, and operators enter what they answer, so that nothing is confirmed that
 * nobody confirmed. [DEC-183, DEC-194]
 */
export class SupplierByMail implements Supplier {
	readonly #parts: MailParts;

	constructor(parts: MailParts) {
		this.#parts = parts;
	}

	async book(order: SupplierOrder): Promise<void> {
		await this.#send(order.orderNo, {
			subject: `[{site}] 새 예약 ${order.orderNo}: {stay}`,
			said: saidIn(order),
			text: [
				"새 예약이 들어왔어요. 받을 수 있는지 알려 주세요.",
				"",
				...orderLines(order),
				"연락처: {phone}",
				"이메일: {email}",
				"요청 사항: {request}",
				`판매 금액: ${groupedWon(order.amount)}원`,
				"",
				"이 메일에 답장해 주시면 예약을 확정하거나 거절해 드려요. 예약번호는 지우지 말아 주세요.",
			].join("\n"),
		});
	}

	async status(): Promise<typeof byOperator> {
		return byOperator;
	}

	async cancel(order: SupplierOrder): Promise<typeof byOperator> {
		await this.#send(order.orderNo, {
			subject: `[{site}] 예약 취소 ${order.orderNo}: {stay}`,
			said: saidIn(order),
			text: [
				"아래 예약을 취소해 주세요.",
				"",
				...orderLines(order),
				"",
				"취소했는지, 취소할 수 없는지 이 메일에 답장해 주세요. 예약번호는 지우지 말아 주세요.",
			].join("\n"),
		});
		return byOperator;
	}

	async ask(question: SupplierQuestion): Promise<typeof byOperator> {
		await this.#send(question.orderNo, questionMail("", question));
		return byOperator;
	}

	async #send(orderNo: string, mail: Omit<MailMessage, "to">): Promise<void> {
		const { db, send, customerCentre } = this.#parts;
		const contact = await contactOf(db, orderNo);
		const note = contact ? "" : "이 숙소에는 연락처가 없어 고객센터로 보내요. stay-mail로 등록해 주세요.\n\n";
		await send({ ...mail, to: contact ?? customerCentre, text: `${note}${mail.text}` });
	}
}
