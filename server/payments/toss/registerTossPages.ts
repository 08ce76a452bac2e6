import type { FastifyInstance } from "fastify";
import type { Database } from "#server/database/Database.ts";
import { gatewayOrderId, paymentIdOf } from "../PaymentGateway.ts";
import { sendTossWindowPage } from "./tossWindowPage.ts";

interface TossOrder {
	readonly payment_id: number;
	readonly order_num: string;
	readonly amount: number;
	readonly method: string;
	readonly product_name: string;
}

const easyPay: Readonly<Record<string, string>> = {
	tosspay: "TOSSPAY",
	naverpay: "NAVERPAY",
	kakaopay: "KAKAOPAY",
	payco: "PAYCO",
};

/** What Toss' window is opened with, besides amount and addresses. */
function cardOf(method: string): object {
	if (method === "eximbay") return { flowMode: "DEFAULT", useInternationalCardOnly: true };
	const wallet = Object.hasOwn(easyPay, method) ? easyPay[method] : undefined;
	return wallet ? { flowMode: "DIRECT", easyPay: wallet } : { flowMode: "DEFAULT" };
}

/** Runs in the browser: opens Toss' window with what the page carries. */
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

/** The pages between our booking form and Toss' window: there and back. */
export function registerTossPages(
	app: FastifyInstance,
	{ db, clientKey }: { readonly db: Database; readonly clientKey: string },
): void {
	async function find(orderId: string): Promise<TossOrder | null> {
		const { rows } = await db.query<TossOrder>(
			`SELECT y.payment_id, o.order_num, y.amount, y.method,
				(SELECT p.snapshot->>'productName' FROM order_product p WHERE p.order_pay_id = o.order_pay_id ORDER BY p.seq LIMIT 1) AS product_name
			FROM payment y JOIN order_pay o USING (order_pay_id) WHERE y.payment_id = $1 AND y.provider = 'toss'`,
			[paymentIdOf(orderId)],
		);
		const [order] = rows;
		return order && gatewayOrderId(order.order_num, order.payment_id) === orderId ? order : null;
	}

	app.get("/pg/toss/checkout.js", async (_request, reply) =>
		reply.header("content-type", "text/javascript; charset=utf-8").send(script),
	);
	app.get<{ Querystring: { orderId?: string } }>("/pg/toss/checkout", async ({ query }, reply) => {
		const orderId = String(query.orderId ?? "");
		const order = await find(orderId);
		if (!order) return reply.redirect("/payments/fail?code=NOT_FOUND_PAYMENT", 303);
		return sendTossWindowPage(reply, {
			id: "payment",
			title: "결제하기",
			text: "결제창을 여는 중입니다.",
			data: {
				"client-key": clientKey,
				amount: String(order.amount),
				"order-id": orderId,
				"order-name": order.product_name.slice(0, 100),
				card: JSON.stringify(cardOf(order.method)),
			},
			script: "/pg/toss/checkout.js",
		});
	});
	app.get<{ Querystring: { orderId?: string; paymentKey?: string; amount?: string } }>(
		"/pg/toss/return",
		async ({ query }, reply) => {
			const order = await find(String(query.orderId ?? ""));
			if (!order || Number(query.amount) !== order.amount)
				return reply.redirect("/payments/fail?code=AMOUNT_MISMATCH", 303);
			const back = new URLSearchParams({
				orderNum: order.order_num,
				paymentIdx: String(order.payment_id),
				result: "success",
				pgToken: String(query.paymentKey ?? ""),
			});
			return reply.redirect(`/payments/return?${back}`, 303);
		},
	);
	app.get<{ Querystring: { orderId?: string; code?: string } }>("/pg/toss/fail", async ({ query }, reply) => {
		const order = await find(String(query.orderId ?? ""));
		const back = new URLSearchParams({
			...(order ? { orderNum: order.order_num, paymentIdx: String(order.payment_id) } : {}),
			code: String(query.code ?? "PAY_PROCESS_ABORTED").slice(0, 100),
		});
		return reply.redirect(`/payments/fail?${back}`, 303);
	});
}
