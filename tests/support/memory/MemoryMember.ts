import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import { type Failure, type RefusedKind, refused } from "#domain/failure/Failure.ts";
import { asksStay, type Inquiry, type InquiryTab, type InquiryType } from "#domain/inquiry/Inquiry.ts";
import type { FindEmailCounter } from "#domain/member/findEmailCounter.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { FindEmailAttempts } from "#ports/FindEmailAttempts.ts";
import type { Inquiries, InquiryList, NewInquiry } from "#ports/Inquiries.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";
import type { PointHistory, PointRecords } from "#ports/PointHistory.ts";
import type { Profile, ProfileChange } from "#ports/Profile.ts";
import type { MemoryBookingMember } from "./MemoryBookings.ts";

type Answer<T> = Promise<Result<T, Failure>>;

const refusal = (kind: RefusedKind) => err<Failure>(refused(kind));

export class MemoryFindEmailAttempts implements FindEmailAttempts {
	counter: FindEmailCounter | null = null;

	read(): FindEmailCounter | null {
		return this.counter;
	}

	write(counter: FindEmailCounter): void {
		this.counter = counter;
	}
}

/** Normalises a code: trimmed, upper case. */
const asTyped = (code: string): string => code.trim().toUpperCase();

/** Coupons by tab, and codes that can be redeemed once. */
export class MemoryMemberCoupons implements MemberCoupons {
	readonly held: Record<CouponTab, readonly Coupon[]> = { avail: [], used: [], expired: [] };
	/** Coupons offered to everyone, by ID. */
	readonly offered = new Map<number, Coupon>();
	readonly companyCodes = new Map<string, Coupon>();
	readonly packCodes = new Map<string, readonly Coupon[]>();
	readonly #taken = new Set<string>();

	list = async (tab: CouponTab): Answer<readonly Coupon[]> => ok(this.held[tab]);

	async take(id: number): Answer<Coupon> {
		const coupon = this.offered.get(id);
		if (!coupon) return refusal("notFound");
		const taken = this.#take(`offered ${id}`, [coupon]);
		return taken.ok ? ok(coupon) : taken;
	}

	async takeByCompanyCode(code: string): Answer<readonly Coupon[]> {
		const coupon = this.companyCodes.get(asTyped(code));
		return this.#take(asTyped(code), coupon && [coupon]);
	}

	async takePack(code: string): Answer<readonly Coupon[]> {
		return this.#take(asTyped(code), this.packCodes.get(asTyped(code)));
	}

	#take(code: string, coupons: readonly Coupon[] | undefined): Result<readonly Coupon[], Failure> {
		if (!coupons) return refusal("couponUnusable");
		if (this.#taken.has(code)) return refusal("couponHeld");
		this.#taken.add(code);
		this.held.avail = [...coupons, ...this.held.avail];
		return ok(coupons);
	}
}

export class MemoryPointHistory implements PointHistory {
	records: readonly PointRecord[] = [];

	/** Maximum records per response. */
	pageSize = 500;

	async list(
		type: PointType,
		filter: PointFilter,
		{ after }: { readonly after?: number | undefined } = {},
	): Answer<PointRecords> {
		const all = this.records.filter(
			(record) => record.type === type && (filter === "ALL" || record.action === filter),
		);
		const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
		return ok({ records: all.slice(start, start + this.pageSize), total: all.length });
	}
}

export class MemoryInquiries implements Inquiries {
	inquiries: readonly Inquiry[] = [];
	typeList: readonly InquiryType[] = [
		{ code: 1, name: "예약" },
		{ code: 2, name: "결제" },
	];
	readonly sent: NewInquiry[] = [];
	/** Returned by every call while set. */
	failure: Failure | null = null;

	async list(tab: InquiryTab): Answer<InquiryList> {
		if (this.failure) return err(this.failure);
		const complete = this.inquiries.filter(({ isAnswered }) => isAnswered);
		const wait = this.inquiries.filter(({ isAnswered }) => !isAnswered);
		return ok({
			counts: {
				all: this.inquiries.length,
				wait: wait.length,
				complete: complete.length,
				unread: complete.filter(({ isUnread }) => isUnread).length,
			},
			inquiries: { all: this.inquiries, wait, complete }[tab],
		});
	}

	types = async (): Answer<readonly InquiryType[]> => (this.failure ? err(this.failure) : ok(this.typeList));

	async send(inquiry: NewInquiry): Answer<number> {
		if (this.failure) return err(this.failure);
		this.sent.push(inquiry);
		const id = this.sent.length;
		this.inquiries = [this.#asSent(id, inquiry), ...this.inquiries];
		return ok(id);
	}

	async addMessage(id: number, content: string): Answer<Inquiry> {
		const found = this.inquiries.find((inquiry) => inquiry.id === id);
		if (this.failure || !found) return err(this.failure ?? refused("notFound"));
		const messages = [...found.messages, { content, author: null, writtenAt: 0 }];
		return ok(this.#change({ ...found, isAnswered: false, messages }));
	}

	async markRead({ id }: Pick<Inquiry, "id">): Answer<null> {
		const found = this.inquiries.find((inquiry) => inquiry.id === id);
		if (this.failure || !found) return err(this.failure ?? refused("notFound"));
		this.#change({ ...found, isUnread: false });
		return ok(null);
	}

	#asSent(id: number, { type, title, content, orderNumber }: NewInquiry): Inquiry {
		return {
			id,
			type,
			typeName: this.typeList.find(({ code }) => code === type)?.name ?? "",
			title,
			content,
			orderNumber,
			userOrderNumber: orderNumber,
			orderMethod: null,
			stayName: null,
			stayDates: null,
			sentAt: 0,
			isAnswered: false,
			asksStay: asksStay(type),
			isUnread: false,
			messages: [],
		};
	}

	#change(inquiry: Inquiry): Inquiry {
		this.inquiries = this.inquiries.map((each) => (each.id === inquiry.id ? inquiry : each));
		return inquiry;
	}
}

/** Changes the account that the member's other stubs return. Accepts every Apple authorization code except 'wrong'. */
export class MemoryProfile implements Profile {
	readonly changes: ProfileChange[] = [];
	/** Apple authorization codes whose login was revoked. */
	readonly givenBack: string[] = [];
	failure: Failure | null = null;
	hasWithdrawn = false;
	readonly #member: MemoryBookingMember;

	constructor(member: MemoryBookingMember) {
		this.#member = member;
	}

	async change(change: ProfileChange): Answer<MemberAccount> {
		const { member } = this.#member;
		if (this.failure) return err(this.failure);
		if (member === null) return err<Failure>({ kind: "signedOut", reason: "neverIn" });
		this.changes.push(change);
		const changed = {
			...member,
			name: change.name ?? member.name,
			phone: change.phone?.number ?? member.phone,
			agreesToMarketing: change.agreesToMarketing ?? member.agreesToMarketing,
		};
		this.#member.member = changed;
		return ok(changed);
	}

	async revokeAppleLogin(authorizationCode: string): Answer<null> {
		if (this.failure) return err(this.failure);
		if (authorizationCode === "wrong") return refusal("withdrawFailed");
		this.givenBack.push(authorizationCode);
		return ok(null);
	}

	async withdraw(): Answer<null> {
		if (this.failure) return err(this.failure);
		this.hasWithdrawn = true;
		this.#member.member = null;
		return ok(null);
	}
}
