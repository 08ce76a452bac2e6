import { askedBooking } from "#server/commerce/booking/stayMessages.ts";
import { stayOrderMail } from "#server/commerce/booking/stayOrderMail.ts";
import { questionMail } from "#server/members/inquiry/questionMail.ts";
import type { Supplier, SupplierOrder, SupplierQuestion } from "./Supplier.ts";
import type { SendToStay } from "./sendToStay.ts";

const byOperator = { kind: "byOperator" } as const;

/**
 * Reaches suppliers without an interface of their own, as in production: bookings, cancellations and questions are mailed to the stay.
 * People answer, and operators enter what they answer, so that nothing is confirmed that nobody confirmed. [DEC-183, DEC-194]
 */
export class SupplierByMail implements Supplier {
	readonly #toStay: SendToStay;

	constructor(toStay: SendToStay) {
		this.#toStay = toStay;
	}

	async book(order: SupplierOrder): Promise<void> {
		await this.#toStay(stayOrderMail(order, askedBooking), order.orderNo);
	}

	async status(): Promise<typeof byOperator> {
		return byOperator;
	}

	async cancel(order: SupplierOrder): Promise<typeof byOperator> {
		const mail = stayOrderMail(order, {
			subject: "예약 취소",
			what: "아래 예약을 취소해 주세요.",
			isToPrepare: false,
			next: ["취소했는지, 취소할 수 없는지 이 메일에 답장해 주세요. 예약번호는 지우지 말아 주세요."],
		});
		await this.#toStay(mail, order.orderNo);
		return byOperator;
	}

	async ask(question: SupplierQuestion): Promise<typeof byOperator> {
		await this.#toStay(questionMail(question), question.orderNo);
		return byOperator;
	}
}
