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
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Services } from "#server/services/Services.ts";
import { OpsError } from "./OpsError.ts";

/**
 * Finds the product named by its own order number ('…-1'), or by that of an order with only one product.
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

/** Describes a status to operators: what an upcoming booking is waiting for, otherwise the status itself. */
export function stateText(status: OrderProductStatus): string {
	const { label, description } = statusCatalogue(status);
	return (waiting.has(status) && description) || label;
}

/** Explains why a transition is not allowed; the refusal's own message is meant for travellers and always speaks of cancelling. */
function cannotMove(number: string, status: OrderProduct["status"], event: OrderEvent): OpsError {
	if (event === "SUPPLIER_CONFIRM" && status === "confirm")
		return new OpsError(`예약 ${number}은(는) 이미 확정되었습니다.`);
	if (event === "NO_SHOW" && status === "noshow")
		return new OpsError(`예약 ${number}은(는) 이미 노쇼입니다.`);
	if (event === "NO_SHOW" && (status === "pending" || status === "confirm"))
		return new OpsError(`예약 ${number}은(는) 체크인 날이 되지 않아 노쇼로 바꿀 수 없습니다.`);
	const now = status === null ? "결제 전" : stateText(status);
	return new OpsError(`예약 ${number}은(는) 지금 '${now}' 상태라 ${askedFor[event] ?? "바꿀"} 수 없습니다.`);
}

const askedFor: Partial<Record<OrderEvent, string>> = {
	SUPPLIER_CONFIRM: "확정할",
	NO_SHOW: "노쇼로 바꿀",
	ADD_PAY_ASKED: "추가 결제를 요청할",
};

/**
 * Applies a transition to a product on behalf of an operator.
 * @throws OpsError
 */
export async function move(
	{ db, clock }: Services,
	number: string,
	event: OrderEvent,
	also: (tx: Queryable, order: Order, product: OrderProduct) => Promise<void> = async () => {},
): Promise<void> {
	const orderProductId = await findProduct(db, number);
	await db.tx(async (tx) => {
		const order = await new OrderStore(tx).lock({ orderProductId });
		if (!order) throw new OpsError(`예약 ${number}을(를) 찾을 수 없습니다.`);
		const product = productOf(order, orderProductId);
		const moving = moveProduct(tx, product, { event, actor: "operator", now: clock.now() });
		await explained(moving, number, product.status, event);
		await also(tx, order, product);
	});
}

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
	const orderProductId = await findProduct(services.db, number);
	const order = await new OrderStore(services.db).read({ orderProductId });
	const status = order && productOf(order, orderProductId).status;
	const asking = requestExtraPayment(services, orderProductId, amount, reason);
	return explained(asking, number, status, "ADD_PAY_ASKED");
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

/** @throws OpsError that names the status instead of the refusal of a transition */
const explained = <T>(
	moving: Promise<T>,
	number: string,
	status: OrderProduct["status"],
	event: OrderEvent,
): Promise<T> =>
	moving.catch((error: unknown) => {
		const isMove = error instanceof Refusal && error.kind === "notCancellable";
		throw isMove ? cannotMove(number, status, event) : error;
	});

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
	if (status !== "all" && !orderMachine.states.some((state) => state === status))
		throw new OpsError(`${status}은(는) 예약 상태가 아닙니다.`);
	const from = before === undefined ? null : await findProduct(db, before);
	const lines = (await new BookingListStore(db).recent(status === "all" ? null : status, from)).map((order) =>
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
