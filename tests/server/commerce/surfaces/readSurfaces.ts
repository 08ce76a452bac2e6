import type { components as Content } from "#contracts/content.d.ts";
import type { operations as Payment } from "#contracts/payment.d.ts";
import type { BookingApp } from "#tests/support/bookingApp.ts";

type Wire = Content["schemas"];

/** The amounts on the provider's slip for a charge, in won. */
export interface Slip {
	readonly charged: number;
	readonly back: number;
	readonly kept: number;
}

/** An order as shown in every place that shows money. */
export interface Surfaces {
	readonly orderNum: string;
	/** Its rows on the member's booking list. */
	readonly listed: readonly (Wire["BookListItem"] & { readonly tab: string })[];
	/** The page of each of its rooms: the ticket, and the statement with all charges. */
	readonly details: readonly Wire["BookDetail"][];
	/** The page opened by order number. */
	readonly byNumber: Wire["BookDetail"];
	/** The receipt shown right after payment. */
	readonly paid: Payment["viewPayment"]["responses"]["200"]["content"]["application/json"]["data"];
	/** The provider's slips, as linked from the statement. */
	readonly slips: readonly Slip[];
	/** The refund for cancelling all active rooms; null when nothing can be cancelled. */
	readonly quote: Wire["CancelQuote"] | null;
	/** Lines of the member's points that refer to the order. */
	readonly points: readonly { readonly amount: number }[];
	/** Mails to the booker, oldest first. */
	readonly mails: readonly { readonly subject: string; readonly text: string }[];
	/** Whether the stay refused while the last change could still be reversed. */
	readonly isChangeRefused: boolean;
}

const content = "/api/content/v1";

async function slipAt({ app }: BookingApp, url: string): Promise<Slip> {
	const { body } = await app.inject({ url });
	const amount = (term: string): number =>
		Number(new RegExp(`<dt>${term}</dt><dd>([\\d,]+)원`).exec(body)?.[1]?.replaceAll(",", ""));
	return { charged: amount("승인 금액"), back: amount("취소 금액"), kept: amount("남은 금액") };
}

async function dataOf(answer: ReturnType<BookingApp["call"]>) {
	const { status, data, message } = await answer;
	if (status !== 200) throw new Error(`${status} ${message}`);
	return data;
}

/** Reads all bookings of a member, as shown in their list. */
export async function readList(app: BookingApp, memberId: number): Promise<Surfaces["listed"]> {
	const rows: Surfaces["listed"][number][] = [];
	for (const tab of ["pending", "complete", "cancel"]) {
		const { books } = await dataOf(app.call(memberId, "GET", `${content}/books/status/${tab}`));
		rows.push(...books.map((book: Wire["BookListItem"]) => ({ ...book, tab })));
	}
	return rows;
}

export async function readSurfaces(
	app: BookingApp,
	memberId: number,
	list: Surfaces["listed"],
	orderNum: string,
): Promise<Surfaces> {
	const listed = list.filter((row) => row.orderNum === orderNum);
	const details: Wire["BookDetail"][] = [];
	for (const { orderProductIdx } of listed)
		details.push(
			await dataOf(app.call(memberId, "GET", `${content}/books/idx/${orderProductIdx}/img-count/1`)),
		);
	const byNumber: Wire["BookDetail"] = await dataOf(
		app.call(memberId, "GET", `${content}/books/num/${orderNum}/img-count/20`),
	);
	const slips: Slip[] = [];
	for (const { slipUrl } of byNumber.receipts) if (slipUrl) slips.push(await slipAt(app, slipUrl));
	const paid = await dataOf(app.call(memberId, "GET", `/api/payment/v1/payments/${orderNum}`));
	const points: Surfaces["points"][number][] = [];
	for (const type of ["AWESOME_CASH", "WELFARE"]) {
		const url = `/api/auth/points/history?pointType=${type}`;
		const { histories } = await dataOf(app.call(memberId, "GET", url));
		points.push(...histories.filter((line: { orderNum: string | null }) => line.orderNum === orderNum));
	}
	const booker = byNumber.booker?.email || byNumber.guest.guestEmail;
	const sent = await app.services.db.query<{ payload: Surfaces["mails"][number] & { to: string } }>(
		"SELECT payload FROM outbox WHERE topic = 'mail' AND key = $1 ORDER BY outbox_id",
		[orderNum],
	);
	const mails = sent.rows.map(({ payload }) => payload).filter(({ to }) => to === booker);
	let quote: Surfaces["quote"] = null;
	for (const { orderProductIdx } of listed) {
		const url = `${content}/books/${orderProductIdx}/cancel-quote`;
		const answer = await app.call(memberId, "POST", url, { scope: "full" });
		if (answer.status === 200) quote = answer.data;
	}
	const refused = await app.services.db.query(
		`SELECT FROM booking_change c JOIN order_product p USING (order_product_id) JOIN order_pay o USING (order_pay_id)
		LEFT JOIN order_add_pay a USING (order_add_pay_id)
		WHERE o.order_num = $1 AND c.state = 'refused' AND a.state IS DISTINCT FROM 'withdrawn'`,
		[orderNum],
	);
	return {
		...{ orderNum, listed, details, byNumber, paid, slips, quote, points },
		...{ mails, isChangeRefused: refused.rowCount > 0 },
	};
}
