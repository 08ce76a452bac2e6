import {
	asksStay,
	type InquiryCounts,
	type InquiryTab,
	inquiryFaults,
	isMessage,
} from "#domain/inquiry/Inquiry.ts";
import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { cutText } from "#domain/shared/cutText.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { oneLine } from "#domain/shared/oneLine.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { countHit, limits } from "#server/platform/limits/countHit.ts";
import type { MailMessage } from "#server/platform/outbox/Message.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { questionMail } from "./questionMail.ts";
import {
	type InquiredRoom,
	InquiryStore,
	type InquiryToStore,
	type StoredInquiry,
} from "./store/InquiryStore.ts";

/** An inquiry as submitted; the contract has checked the lengths. */
export interface NewInquiry {
	/** Code from list 105. */
	readonly type: number;
	readonly title: string;
	readonly content: string;
	/** One of the member's own orders, or null. */
	readonly orderNum: string | null;
	readonly userOrderNum: string | null;
	readonly pageUrl: string;
}

/** Members' inquiries and their answers. Members see only their own. [ENT-37, DEC-157] */
export class Inquiries {
	readonly #db: Database;
	readonly #clock: Clock;
	readonly #store: InquiryStore;

	constructor({ db, clock }: BaseParts) {
		this.#db = db;
		this.#clock = clock;
		this.#store = new InquiryStore(db);
	}

	/** Lists the inquiries, newest first, at most 500 (DEC-011), with the counts of all tabs. */
	async list(
		memberId: number,
		tab: InquiryTab,
	): Promise<{ inquiries: Schemas["Inquiry"][]; counts: InquiryCounts }> {
		const inquiries = await this.#store.list(memberId, tab);
		const { total, answered, unread } = await this.#store.count(memberId);
		return {
			inquiries: inquiries.map(inquiryAnswer),
			counts: { all: total, complete: answered, wait: total - answered, unread },
		};
	}

	/** Returns the latest inquiry of a type about an order; null if there is none. */
	async newest(memberId: number, type: number, orderNum: string): Promise<Schemas["Inquiry"] | null> {
		const inquiry = await this.#store.newest(memberId, type, orderNum);
		return inquiry && inquiryAnswer(inquiry);
	}

	/**
	 * Stores an inquiry and returns its ID. An inquiry about a booking is forwarded to the stay if the stay can be contacted. An identical
	 * inquiry within ten minutes is treated as a retry after a lost response.
	 * @throws Refusal invalidRequest for a type not in the list, an order that is not the member's, or blank text; notFound for a closed
	 * account; tooManyCalls after twenty in a day
	 */
	async send(memberId: number, inquiry: NewInquiry): Promise<number> {
		const { type, title, content, orderNum, userOrderNum, pageUrl } = inquiry;
		const faults = inquiryFaults({ type, title, content, orderNumber: orderNum });
		if (faults.length > 0 || !(await this.#store.isType(type))) throw new Refusal("invalidRequest");
		await countHit(this.#db, limits.inquiriesByMember, String(memberId), this.#clock.now());
		const room = orderNum === null ? null : await this.#store.bookedRoom(memberId, orderNum);
		if (orderNum !== null && room === null) throw new Refusal("invalidRequest");
		return this.#db.tx(async (tx) => {
			const store = new InquiryStore(tx);
			// Serialises concurrent inquiries, so that a duplicate sees the first one.
			if (!(await new StandingStore(tx).lock(memberId))) throw new Refusal("notFound");
			const sent: InquiryToStore = {
				type,
				title: oneLine(title),
				contents: content.trim(),
				orderProductId: room?.orderProductId ?? null,
				orderNum,
				userOrderNum: userOrderNum?.trim() || null,
				pageUrl,
				asksStay: asksStay(type) && room !== null && isReached(room),
				now: new Date(this.#clock.now()),
			};
			const last = await store.last(memberId);
			if (last && isAgain(sent, last)) return last.id;
			const id = await store.add(memberId, sent);
			await this.#askStay(tx, id);
			return id;
		});
	}

	/**
	 * Adds a member's message to their own inquiry, which is then awaiting an answer again. The same message within ten minutes is stored
	 * only once.
	 * @throws Refusal notFound; invalidRequest for blank text; tooManyCalls with the same limit as a new inquiry
	 */
	async addMessage(memberId: number, id: number, content: string): Promise<Schemas["Inquiry"]> {
		if (!isMessage(content)) throw new Refusal("invalidRequest");
		await countHit(this.#db, limits.inquiriesByMember, String(memberId), this.#clock.now());
		return this.#db.tx(async (tx) => {
			const store = new InquiryStore(tx);
			const before = await store.lock(memberId, id);
			if (!before) throw new Refusal("notFound");
			const now = new Date(this.#clock.now());
			if (isWrittenAgain(content.trim(), before, now)) return inquiryAnswer(before);
			await store.addMessage(memberId, id, content.trim(), now);
			await this.#askStay(tx, id);
			return inquiryAnswer((await store.read(id)) ?? before);
		});
	}

	/**
	 * Marks the answers as read by the member, except one written after the latest one they saw (`seenAt`), if that is known.
	 * @throws Refusal notFound
	 */
	async markRead(memberId: number, id: number, seenAt: Date | null): Promise<void> {
		if (!(await this.#store.markRead(memberId, id, new Date(this.#clock.now()), seenAt)))
			throw new Refusal("notFound");
	}

	/** Answers an inquiry on behalf of its stay or of customer service, and notifies the member; returns false for an unknown inquiry. */
	answer(id: number, text: string, by: "stay" | "center"): Promise<boolean> {
		return this.#db.tx(async (tx) => {
			const answered = await new InquiryStore(tx).answer(id, text, by, new Date(this.#clock.now()));
			if (answered?.email)
				await this.#mail(tx, id, {
					to: answered.email,
					subject: "[{site}] 문의에 답변이 등록되었어요",
					said: { title: answered.title },
					text: `문의: {title}\n\n${text}\n\n이어서 물어보시려면 문의 내역에서 써 주세요.\n/inquiries`,
				});
			return answered !== null;
		});
	}

	/** Forwards the latest message to the stay: to a supplier through its interface, to a stay of our own by e-mail. */
	async #askStay(tx: Queryable, id: number): Promise<void> {
		const store = new InquiryStore(tx);
		const [room, inquiry] = [await store.askedRoom(id), await store.read(id)];
		if (!room || !inquiry) return;
		const runAt = this.#clock.now();
		if (!isOwnChannel(room.channelIndex)) {
			await enqueue(tx, { topic: "supplier.ask", key: room.orderNo, payload: { inquiryId: id }, runAt });
			return;
		}
		const mail = questionMail({
			inquiryId: id,
			orderNo: room.orderNo,
			stayName: inquiry.productName ?? "",
			checkIn: inquiry.checkIn,
			checkOut: inquiry.checkOut,
			title: inquiry.title,
			text: lastMessage(inquiry),
		});
		await enqueue(tx, {
			topic: "stay.mail",
			key: room.orderNo,
			payload: { ...mail, forgetWhenDone: true },
			runAt,
		});
	}

	#mail(tx: Queryable, id: number, mail: MailMessage): Promise<void> {
		const runAt = this.#clock.now();
		return enqueue(tx, { topic: "mail", key: `inquiry:${id}`, payload: { ...mail }, runAt });
	}
}

const isReached = ({ channelIndex, email }: InquiredRoom): boolean =>
	!isOwnChannel(channelIndex) || email !== null;

/** How long, in milliseconds, an identical text is treated as a retry after a lost response. */
const repeatedWithinMs = 10 * 60_000;

const isRecent = (at: number, now: Date): boolean => now.getTime() - at < repeatedWithinMs;

const isAgain = (sent: InquiryToStore, last: StoredInquiry): boolean =>
	isRecent(last.createdAt.getTime(), sent.now) &&
	last.commentAt === null &&
	last.messages.length === 0 &&
	(["type", "title", "contents", "orderNum", "userOrderNum"] as const).every((of) => last[of] === sent[of]);

/** Whether the text repeats the member's latest message, which is still unanswered. */
function isWrittenAgain(contents: string, { messages, commentAt }: StoredInquiry, now: Date): boolean {
	const last = messages.at(-1);
	return (
		commentAt === null &&
		last?.commenter === null &&
		last.contents === contents &&
		isRecent(Date.parse(last.at), now)
	);
}

/** Returns the member's latest message. */
export const lastMessage = ({ contents, messages }: StoredInquiry): string =>
	messages.findLast(({ commenter }) => commenter === null)?.contents ?? contents;

const messageAnswer = (commenter: string | null, contents: string, at: Date): Schemas["InquiryMessage"] => ({
	commenter,
	contents: cutText(contents, 4000),
	regDate: koreanDateTime(at.getTime()),
});

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
	commentContents: inquiry.comment && cutText(inquiry.comment, 4000),
	commentRegDate: inquiry.commentAt && koreanDateTime(inquiry.commentAt.getTime()),
	commenter: inquiry.commenter,
	asksStay: inquiry.asksStay,
	unread: inquiry.isUnread,
	messages: [
		...inquiry.messages.map(({ commenter, contents, at }) =>
			messageAnswer(commenter, contents, new Date(at)),
		),
		...(inquiry.comment !== null && inquiry.commentAt
			? [messageAnswer(inquiry.commenter ?? "", inquiry.comment, inquiry.commentAt)]
			: []),
	],
});
