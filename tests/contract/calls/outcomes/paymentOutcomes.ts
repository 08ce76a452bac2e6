import { signWebhook } from "#server/commerce/payment/gateway/webhookSignature.ts";
import { noId, noOrder, type Outcomes, type OutcomeWorld } from "./OutcomeWorld.ts";

const payments = "/api/payment/v1/payments";

const prepare = (world: OutcomeWorld, member: number, orderNum: string, payMethod = "card") =>
	world.call(member, "POST", `${payments}/prepare`, { payKind: "main", payMethod, orderNum });

const approve = (
	world: OutcomeWorld,
	{ memberId, paymentId, held, pgToken }: Awaited<ReturnType<OutcomeWorld["orders"]["agree"]>>,
) =>
	world.call(memberId, "POST", `${payments}/approve`, {
		paymentIdx: paymentId,
		orderNum: held.orderNum,
		pgToken,
	});

type Booked = Awaited<ReturnType<OutcomeWorld["booked"]>>;

const cancel = (world: OutcomeWorld, { memberId, held }: Booked, quoteId: string, key?: string) =>
	world.call(
		memberId,
		"POST",
		`${payments}/cancel`,
		{ orderPayIdx: held.orderPayId, reason: "일정 변경", quoteId },
		key,
	);
const quote = async (world: OutcomeWorld, { memberId, id }: Booked): Promise<string> =>
	(await world.orders.cancellations.quote(memberId, id, "full")).id;

const partCancel = (world: OutcomeWorld, orderProductIdx: number, key?: string) =>
	world.callAsServer("POST", `${payments}/part-cancel`, { orderProductIdx, reason: "숙소 사정" }, key);

/** Returns a webhook from the provider, with the provider's signature. */
async function webhook(world: OutcomeWorld, provider: string) {
	const { orderId } = await world.booked();
	const body = JSON.stringify({ type: "changed", orderId, paymentKey: "", code: null });
	const secret = "development-only-webhook-secret";
	const answer = await world.app.inject({
		method: "POST",
		url: `${payments}/webhooks/${provider}`,
		headers: {
			"content-type": "application/json",
			...signWebhook(secret, `evt-${orderId}`, body, world.clock.now()),
		},
		payload: body,
	});
	return { status: answer.statusCode, ...answer.json() };
}

/** Outcomes of payments and refunds. */
export const paymentOutcomes: Outcomes = {
	preparePayment: {
		async ok(world) {
			const member = world.member();
			return prepare(world, member, (await world.orders.hold(member)).orderNum);
		},
		async soldOut(world) {
			const member = world.member();
			const { orderNum } = await world.orders.hold(member);
			world.clock.pass(16 * 60_000);
			return prepare(world, member, orderNum);
		},
		async alreadyProcessed(world) {
			const { memberId, held } = await world.booked();
			return prepare(world, memberId, held.orderNum);
		},
		notFound: (world) => prepare(world, world.member(), noOrder),
	},
	approvePayment: {
		ok: async (world) => approve(world, await world.orders.agree(world.member())),
		payDeclined: async (world) =>
			approve(
				world,
				await world.orders.agree(world.member(), {}, { webhook: "none", confirmFault: "decline" }),
			),
		amountMismatch: async (world) =>
			approve(
				world,
				await world.orders.agree(world.member(), {}, { webhook: "none", confirmFault: "wrongAmount" }),
			),
		async soldOut(world) {
			const agreed = await world.orders.agree(world.member());
			world.clock.pass(40 * 60_000);
			return approve(world, agreed);
		},
		notFound: async (world) =>
			world.call(world.member(), "POST", `${payments}/approve`, {
				paymentIdx: noId,
				orderNum: noOrder,
				pgToken: "x",
			}),
	},
	cancelPayment: {
		async ok(world) {
			const booked = await world.booked();
			return cancel(world, booked, await quote(world, booked));
		},
		async notCancellable(world) {
			const booked = await world.booked();
			const quoteId = await quote(world, booked);
			await cancel(world, booked, quoteId);
			return cancel(world, booked, quoteId);
		},
		async quoteChanged(world) {
			const booked = await world.booked();
			const quoteId = await quote(world, booked);
			world.clock.pass(10 * 60_000);
			return cancel(world, booked, quoteId);
		},
		async alreadyProcessed(world) {
			const booked = await world.booked();
			await cancel(world, booked, await quote(world, booked), "cancel-payment-key");
			return cancel(world, booked, "another-quote-of-mine", "cancel-payment-key");
		},
		notFound: (world) =>
			world.call(world.member(), "POST", `${payments}/cancel`, {
				orderPayIdx: noId,
				reason: "x",
				quoteId: "quote-of-nobody",
			}),
	},
	partCancelPayment: {
		ok: async (world) => partCancel(world, (await world.booked()).id),
		async notCancellable(world) {
			const { id } = await world.booked();
			await partCancel(world, id);
			return partCancel(world, id);
		},
		async alreadyProcessed(world) {
			await partCancel(world, (await world.booked()).id, "part-cancel-key");
			return partCancel(world, (await world.booked()).id, "part-cancel-key");
		},
		notFound: (world) => partCancel(world, noId),
	},
	viewPayment: {
		async ok(world) {
			const { memberId, held } = await world.booked();
			return world.call(memberId, "GET", `${payments}/${held.orderNum}`);
		},
		notFound: (world) => world.call(world.member(), "GET", `${payments}/${noOrder}`),
	},
	receiveWebhook: {
		ok: (world) => webhook(world, "sandbox"),
		notFound: (world) => webhook(world, "nobody"),
	},
};
