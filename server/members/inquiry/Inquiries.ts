import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { type InquiryCounts, type InquiryTab, inquiryFaults } from "#domain/support/Inquiry.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { countHit, limits } from "#server/platform/limits/countHit.ts";
import { InquiryStore, type StoredInquiry } from "./store/InquiryStore.ts";

/** An inquiry as sent; the contract has checked sizes. */
export interface NewInquiry {
	/** A code of list 105. */
	readonly type: number;
	readonly title: string;
	readonly content: string;
	/** One of the member's own bookings, or none. */
	readonly orderNum: string | null;
	readonly userOrderNum: string | null;
	readonly pageUrl: string;
}

/** Members' questions and the answers to them. Each sees their own only. [ENT-37, DEC-157] */
export class Inquiries {
	readonly #db: Database;
	readonly #clock: Clock;
	readonly #store: InquiryStore;

	constructor({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
		this.#db = db;
		this.#clock = clock;
		this.#store = new InquiryStore(db);
	}

	/** Newest first, at most 500 (DEC-011), and how many there are of each kind. */
	async list(
		memberId: number,
		tab: InquiryTab,
	): Promise<{ inquiries: Schemas["Inquiry"][]; counts: InquiryCounts }> {
		const inquiries = await this.#store.list(memberId, tab);
		const { total, answered } = await this.#store.count(memberId);
		return {
			inquiries: inquiries.map(inquiryAnswer),
			counts: { all: total, complete: answered, wait: total - answered },
		};
	}

	/** The newest of a type about an order; null = none. */
	async newest(memberId: number, type: number, orderNum: string): Promise<Schemas["Inquiry"] | null> {
		const inquiry = await this.#store.newest(memberId, type, orderNum);
		return inquiry && inquiryAnswer(inquiry);
	}

	/**
	 * Its number.
	 * @throws Refusal invalidRequest for a type not of the list, an order that is not the member's, or blank text; tooManyCalls after
	 * twenty in a day
	 */
	async send(memberId: number, inquiry: NewInquiry): Promise<number> {
		const { type, title, content, orderNum, userOrderNum, pageUrl } = inquiry;
		const faults = inquiryFaults({ type, title, content, orderNumber: orderNum });
		if (faults.length > 0 || !(await this.#store.isType(type))) throw new Refusal("invalidRequest");
		await countHit(this.#db, limits.inquiriesByMember, String(memberId), this.#clock.now());
		const orderProductId = orderNum === null ? null : await this.#store.bookedProduct(memberId, orderNum);
		if (orderNum !== null && orderProductId === null) throw new Refusal("invalidRequest");
		return this.#store.add(memberId, {
			type,
			title: title.trim(),
			contents: content.trim(),
			orderProductId,
			orderNum,
			userOrderNum: userOrderNum?.trim() || null,
			pageUrl,
			now: new Date(this.#clock.now()),
		});
	}
}

const inquiryAnswer = (inquiry: StoredInquiry): Schemas["Inquiry"] => ({
	idx: inquiry.id,
	type: inquiry.type,
	typeName: inquiry.typeName ?? "",
	title: inquiry.title,
	contents: inquiry.contents,
	complete: inquiry.commentAt !== null,
	orderNum: inquiry.orderNum,
	userOrderNum: inquiry.userOrderNum,
	orderMethod: inquiry.payMethod && paymentMethodLabel(inquiry.payMethod),
	productName: inquiry.productName,
	dates: inquiry.checkIn && inquiry.checkOut && monthDayRange(inquiry.checkIn, inquiry.checkOut),
	regDate: koreanDateTime(inquiry.createdAt.getTime()),
	commentContents: inquiry.comment?.slice(0, 4000).toWellFormed() ?? null,
	commentRegDate: inquiry.commentAt && koreanDateTime(inquiry.commentAt.getTime()),
	commenter: inquiry.commenter,
});
