import type { FastifyInstance } from "fastify";
import { firstProduct } from "#domain/booking/Order.ts";
import { addresses, extraPaymentPath, providerReturns } from "#domain/navigation/addresses.ts";
import type { PaymentMethod } from "#domain/payment/Payment.ts";
import { cutText } from "#domain/shared/cutText.ts";
import { ExtraPaymentStore } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { gatewayOrderId, paymentIdOf } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import type { OrderPayment } from "#server/commerce/payment/store/OrderPayment.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { surfaceOf } from "#server/platform/http/surfaceOf.ts";
import { sendTossWindowPage } from "./tossWindowPage.ts";

interface TossOrder {
	readonly payment: OrderPayment;
	readonly orderNum: string;
	readonly productName: string;
}

/** Finds the order behind one of our provider order IDs; null for any other ID. */
async function findOrder(db: Database, orderId: string): Promise<TossOrder | null> {
	const paymentId = paymentIdOf(orderId);
	const payment = paymentId === null ? null : await new PaymentStore(db).read(paymentId);
	if (payment?.provider !== "toss") return null;
	const order = await new OrderStore(db).read({ orderPayId: payment.orderPayId });
	if (!order || gatewayOrderId(order.orderNum, payment.id) !== orderId) return null;
	return { payment, orderNum: order.orderNum, productName: firstProduct(order).snapshot.productName };
}

/** Returns the page of a payment that another Toss window has paid, or may be paying; null when it is unpaid. */
async function paidAddress(db: Database, { payment, orderNum }: TossOrder): Promise<string | null> {
	const { id, status, extraPaymentId } = payment;
	const isUnpaid =
		status === "fail" || (status === "ready" && !(await new AttemptStore(db).isBeingCharged(id)));
	if (isUnpaid) return null;
	if (extraPaymentId === null) return addresses.paid.to(orderNum);
	const demand = await new ExtraPaymentStore(db).read(extraPaymentId);
	return demand && extraPaymentPath(demand.id, demand.orderProductId);
}

const easyPay: Readonly<Record<Exclude<PaymentMethod, "card" | "eximbay">, string>> = {
	tosspay: "TOSSPAY",
	naverpay: "NAVERPAY",
	kakaopay: "KAKAOPAY",
	payco: "PAYCO",
};

/** Returns the card options for Toss' window. `app` holds our app's URL scheme, to which a card's app returns. */
function cardOf(method: string, app: { readonly appScheme?: string }): object {
	if (method === "eximbay") return { flowMode: "DEFAULT", useInternationalCardOnly: true, ...app };
	const wallet = new Map(Object.entries(easyPay)).get(method);
	return wallet ? { flowMode: "DIRECT", easyPay: wallet, ...app } : { flowMode: "DEFAULT", ...app };
}

/** Browser script that opens Toss' window with the data on the page. */
const script = `
const page = document.getElementById("payment").dataset;
TossPayments(page.clientKey)
	.payment({ customerKey: TossPayments.ANONYMOUS })
	.requestPayment({
		method: "CARD",
		amount: { currency: "KRW", value: Number(page.amount) },
		orderId: page.orderId,
		orderName: page.orderName,
		successUrl: location.origin + "/pg/toss/return",
		failUrl: location.origin + "/pg/toss/fail",
		card: JSON.parse(page.card),
	})
	.catch((error) => location.assign("/pg/toss/fail?orderId=" + encodeURIComponent(page.orderId) + "&code=" + encodeURIComponent(error.code || "PAY_PROCESS_ABORTED")));
`;

/** Registers the pages between our booking form and Toss' window, in both directions. */
export function registerTossPages(
	app: FastifyInstance,
	{
		db,
		clientKey,
		appScheme,
	}: { readonly db: Database; readonly clientKey: string; readonly appScheme: string },
): void {
	const find = (orderId: string) => findOrder(db, orderId);

	app.get("/pg/toss/checkout.js", async (_request, reply) =>
		reply.header("content-type", "text/javascript; charset=utf-8").send(script),
	);
	app.get<{ Querystring: { orderId?: string } }>("/pg/toss/checkout", async ({ query, headers }, reply) => {
		const orderId = String(query.orderId ?? "");
		const order = await find(orderId);
		if (!order) return reply.redirect(providerReturns.failed.to("code=NOT_FOUND_PAYMENT"), 303);
		return sendTossWindowPage(reply, {
			id: "payment",
			title: "결제하기",
			text: "결제창을 여는 중입니다.",
			data: {
				"client-key": clientKey,
				amount: String(order.payment.amount),
				"order-id": orderId,
				"order-name": cutText(order.productName, 100),
				card: JSON.stringify(
					cardOf(order.payment.method, surfaceOf(headers) === "webview" && appScheme ? { appScheme } : {}),
				),
			},
			script: "/pg/toss/checkout.js",
		});
	});
	app.get<{ Querystring: { orderId?: string; paymentKey?: string; amount?: string } }>(
		"/pg/toss/return",
		async ({ query }, reply) => {
			const order = await find(String(query.orderId ?? ""));
			if (!order || Number(query.amount) !== order.payment.amount)
				return reply.redirect(providerReturns.failed.to("code=AMOUNT_MISMATCH"), 303);
			const back = new URLSearchParams({
				orderNum: order.orderNum,
				paymentIdx: String(order.payment.id),
				result: "success",
				pgToken: String(query.paymentKey ?? ""),
			});
			return reply.redirect(providerReturns.approved.to(String(back)), 303);
		},
	);
	app.get<{ Querystring: { orderId?: string; code?: string } }>("/pg/toss/fail", async ({ query }, reply) => {
		const order = await find(String(query.orderId ?? ""));
		const paid = order && (await paidAddress(db, order));
		if (paid) return reply.redirect(paid, 303);
		const back = new URLSearchParams({
			...(order ? { orderNum: order.orderNum, paymentIdx: String(order.payment.id) } : {}),
			code: String(query.code ?? "PAY_PROCESS_ABORTED").slice(0, 100),
		});
		return reply.redirect(providerReturns.failed.to(String(back)), 303);
	});
}
