import type { BookingDetail, LinkedOrder } from "#domain/booking/Booking.ts";
import type { AdvanceNotice, AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import type { ThemeContent } from "#domain/content/Theme.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { PromotionContent, SaleDate } from "#domain/offer/Promotion.ts";
import type { DaySpan } from "#domain/offer/saleCalendar.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { AdvanceNotices } from "#ports/AdvanceNotices.ts";
import type { Deal, Deals } from "#ports/Deals.ts";
import type { LinkedOrders } from "#ports/LinkedOrders.ts";
import type { Themes } from "#ports/Themes.ts";

type Answer<T> = Result<T, Failure>;

const unknown: Failure = refused("notFound");
const given = <T>(value: T | null | undefined): Answer<T> =>
	value === null || value === undefined ? err(unknown) : ok(value);

export class MemoryThemes implements Themes {
	themes: readonly ThemeContent[] = [];
	readonly staysByTheme = new Map<number, readonly StaySummary[]>();
	/** Returned by every call for stays while set. */
	staysFailure: Failure | null = null;
	readonly asked: SearchCondition[] = [];

	list = async (): Promise<Answer<readonly ThemeContent[]>> => ok(this.themes);

	content = async (id: number): Promise<Answer<ThemeContent>> =>
		given(this.themes.find((theme) => theme.id === id));

	async stays(id: number, condition: SearchCondition): Promise<Answer<readonly StaySummary[]>> {
		this.asked.push(condition);
		return this.staysFailure ? err(this.staysFailure) : given(this.staysByTheme.get(id));
	}
}

export class MemoryDeals implements Deals {
	readonly events = new Map<number, Deal>();
	/** Sale dates by rate plan. */
	readonly calendars = new Map<number, readonly SaleDate[]>();
	calendarFailure: Failure | null = null;
	readonly asked: { readonly ratePlanId: number; readonly span: DaySpan; readonly secret: string | null }[] =
		[];
	stayEvent: PromotionContent | null = null;

	view = async (id: number): Promise<Answer<Deal>> => given(this.events.get(id));

	async saleDates(
		_id: number,
		secret: string | null,
		ratePlanId: number,
		span: DaySpan,
	): Promise<Answer<readonly SaleDate[]>> {
		this.asked.push({ ratePlanId, span, secret });
		return this.calendarFailure ? err(this.calendarFailure) : ok(this.calendars.get(ratePlanId) ?? []);
	}

	ofStay = async (): Promise<Answer<PromotionContent | null>> => ok(this.stayEvent);
}

export class MemoryAdvanceNotices implements AdvanceNotices {
	notices: readonly AdvanceNotice[] = [];
	failure: Failure | null = null;
	readonly applied: { readonly id: number; readonly kind: AdvanceNoticeKind }[] = [];

	list = async (): Promise<Answer<readonly AdvanceNotice[]>> =>
		this.failure ? err(this.failure) : ok(this.notices);

	async apply(id: number, kind: AdvanceNoticeKind): Promise<Answer<null>> {
		const isKnown = this.notices.some((notice) => notice.id === id);
		if (this.failure || !isKnown) return err(this.failure ?? unknown);
		this.applied.push({ id, kind });
		this.notices = this.notices.map((notice) => (notice.id === id ? { ...notice, isApplied: true } : notice));
		return ok(null);
	}
}

/** Linked orders; a change shows on the next view. */
export class MemoryLinkedOrders implements LinkedOrders {
	order: LinkedOrder | null = null;
	booking: BookingDetail | null = null;
	refusal: Failure | null = null;
	/** How many times the order was viewed. */
	views = 0;

	async view(orderNumber: string): Promise<Answer<LinkedOrder>> {
		this.views += 1;
		return given(this.#isKnown(orderNumber) ? this.order : null);
	}

	detail = async (orderNumber: string): Promise<Answer<BookingDetail>> =>
		given(this.#isKnown(orderNumber) ? this.booking : null);

	/** Without an order, any number matches. */
	#isKnown = (orderNumber: string): boolean => this.order === null || this.order.orderNumber === orderNumber;

	confirm = (_orderNumber: string, confirmationNumber: string) =>
		this.#change({ confirmationNumber, isSelectable: false, status: "confirm" });

	cancel = () => this.#change({ status: "cancel_request" });

	async #change(changes: Partial<LinkedOrder>): Promise<Answer<null>> {
		if (this.refusal) return err(this.refusal);
		if (this.order && this.order.status !== "pending") return err(refused("notCancellable"));
		if (this.order) this.order = { ...this.order, ...changes };
		return ok(null);
	}
}
