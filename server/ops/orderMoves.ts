import { type Order, type OrderProduct, productOf } from "#domain/booking/Order.ts";
import { statusCatalogue } from "#domain/booking/orderStatus.ts";
import { type OrderEvent, type OrderProductStatus, orderMachine } from "#domain/order/orderMachine.ts";
import { isPayable, minimumCharge } from "#domain/payment/paymentAmounts.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { won } from "#domain/shared/Won.ts";
import { requestExtraPayment, withdrawExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import { moveProduct } from "#server/commerce/booking/moveProduct.ts";
import { BookingListStore } from "#server/commerce/booking/store/BookingListStore.ts";
import { OrderProductStore } from "#server/commerce/booking/store/OrderProductStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { placedOrder } from "#server/commerce/cancellation/requestCancel.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Services } from "#server/services/Services.ts";
import { OpsError } from "./OpsError.ts";

/**
 * Finds the paid product named by its own order number ('…-1'), or by that of an order with only one product.
 * @throws OpsError when there is none, or the order has several
 */
export async function findProduct(db: Queryable, number: string): Promise<number> {
	const [found, other] = await new OrderProductStore(db).findByNumber(number);
	if (found === undefined) throw new OpsError(`예약 ${number}을(를) 찾을 수 없습니다.`);
	if (other !== undefined)
		throw new OpsError(`객실이 여러 개입니다. ${number}-1처럼 객실 번호까지 적어 주세요.`);
	return found;
}

const waiting: ReadonlySet<OrderProductStatus> = new Set(["pending", "add_pay", "confirm_wait"]);

/** Describes a status to operators: what an upcoming booking is waiting for, which past one was a no-show, otherwise the status itself. */
export function stateText(status: OrderProductStatus): string {
	if (status === "noshow") return "노쇼";
	const { label, description } = statusCatalogue(status);
	return (waiting.has(status) && description) || label;
}

const askedFor = {
	SUPPLIER_CONFIRM: "확정할",
	SUPPLIER_REJECT: "거절할",
	NO_SHOW: "노쇼로 바꿀",
	ADD_PAY_ASKED: "추가 결제를 요청할",
} as const satisfies Partial<Record<OrderEvent, string>>;

type AskedEvent = keyof typeof askedFor;

/** Explains why a transition is not allowed; the refusal's own message is meant for travellers and always speaks of cancelling. */
function cannotMove(number: string, status: OrderProductStatus, event: AskedEvent): OpsError {
	if (event === "SUPPLIER_CONFIRM" && status === "confirm")
		return new OpsError(`예약 ${number}은(는) 이미 확정되었습니다.`);
	if (event === "NO_SHOW" && status === "noshow")
		return new OpsError(`예약 ${number}은(는) 이미 노쇼입니다.`);
	if (event === "NO_SHOW" && (status === "pending" || status === "confirm"))
		return new OpsError(`예약 ${number}은(는) 체크인 날이 되지 않아 노쇼로 바꿀 수 없습니다.`);
	return new OpsError(
		`예약 ${number}은(는) 지금 '${stateText(status)}' 상태라 ${askedFor[event]} 수 없습니다.`,
	);
}

/**
 * Runs what moves a product on behalf of an operator.
 * @throws OpsError that names what does not allow the event: the status, or a change or cancellation that is not settled yet
 */
async function explained<T>(
	db: Queryable,
	number: string,
	event: AskedEvent,
	moving: (orderProductId: number) => Promise<T>,
): Promise<T> {
	const orderProductId = await findProduct(db, number);
	try {
		return await moving(orderProductId);
	} catch (error) {
		const order = await new OrderStore(db).read({ orderProductId });
		const status = order && productOf(order, orderProductId).status;
		const kind = error instanceof Refusal && error.kind;
		if (kind === "notCancellable" && status) throw cannotMove(number, status, event);
		if (kind === "alreadyProcessed")
			throw new OpsError(`예약 ${number}의 변경이나 취소가 아직 끝나지 않아 ${askedFor[event]} 수 없습니다.`);
		throw error;
	}
}

/**
 * Applies a transition to a product on behalf of an operator.
 * @throws OpsError
 */
export const move = (
	{ db, clock }: Services,
	number: string,
	event: AskedEvent,
	also: (tx: Queryable, order: Order, product: OrderProduct) => Promise<void> = async () => {},
): Promise<void> =>
	explained(db, number, event, (orderProductId) =>
		db.tx(async (tx) => {
			const order = placedOrder(await new OrderStore(tx).lock({ orderProductId }));
			const product = productOf(order, orderProductId);
			await moveProduct(tx, product, { event, actor: "operator", now: clock.now() });
			await also(tx, order, product);
		}),
	);

/**
 * Refuses a booking on behalf of its stay. Returns whether all of its money is back.
 * @throws OpsError
 */
export const rejectBooking = (
	{ db, cancellations }: Services,
	number: string,
	reason: string,
): Promise<boolean> =>
	explained(db, number, "SUPPLIER_REJECT", async (orderProductId) => {
		const { status } = await cancellations.reject(orderProductId, "operator", reason);
		return status === "cancel";
	});

/**
 * Asks the traveller for an extra payment. Returns the ID of the demand.
 * @throws OpsError
 */
export async function chargeExtra(
	services: Services,
	number: string,
	amount: number,
	reason: string,
): Promise<number> {
	if (!isPayable(won(amount)))
		throw new OpsError(`추가 결제는 ${groupedWon(minimumCharge)}원부터 요청할 수 있습니다.`);
	return explained(services.db, number, "ADD_PAY_ASKED", (orderProductId) =>
		requestExtraPayment(services, orderProductId, amount, reason),
	);
}

/**
 * Withdraws a demand for an extra payment.
 * @throws OpsError for the difference of a change, which ends with the change
 */
export async function withdrawCharge(services: Services, id: number): Promise<void> {
	await withdrawExtraPayment(services, id).catch((error: unknown) => {
		// Only with a change does the booking itself not wait for the money.
		const isOfChange = error instanceof Refusal && error.kind === "notCancellable";
		throw isOfChange
			? new OpsError(
					`추가 결제 ${id}번은 회원이 요청한 변경의 차액입니다. 결제하지 않으면 15분 뒤에 저절로 없어집니다.`,
				)
			: error;
	});
}

/**
 * Records the seller's answer to a cancellation request.
 * @throws OpsError when no request is waiting
 */
export async function answerCancel(
	{ db, cancellations }: Services,
	number: string,
	isAccepted: boolean,
): Promise<void> {
	if (!(await cancellations.answer(await findProduct(db, number), isAccepted, "operator")))
		throw new OpsError(`예약 ${number}은(는) 취소 요청 중이 아닙니다.`);
}

/**
 * Lists the latest orders, optionally before a given one, one per line.
 * @throws OpsError
 */
export async function listOrders(
	{ db }: Services,
	[status = "all", before]: readonly string[],
): Promise<string> {
	const wanted = orderMachine.states.find(
		(state): state is OrderProductStatus => state === status && state !== "new",
	);
	if (status !== "all" && !wanted) throw new OpsError(`${status}은(는) 예약 상태가 아닙니다.`);
	const from = before === undefined ? null : await findProduct(db, before);
	const lines = (await new BookingListStore(db).recent(wanted ?? null, from)).map((order) =>
		[
			order.orderNo.padEnd(24),
			order.status.padEnd(15),
			order.checkIn ?? "날짜 없음 ",
			`${groupedWon(order.totalAmount)}원`,
			order.name,
		].join("  "),
	);
	return lines.join("\n") || "예약이 없습니다.";
}
