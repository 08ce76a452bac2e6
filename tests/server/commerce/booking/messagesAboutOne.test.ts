import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { requestExtraPayment, withdrawExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import {
	type ApproveRequest,
	approvePayment,
	startConfirm,
} from "#server/commerce/payment/approvePayment.ts";
import { outcomeTimeoutMilliseconds, settleConfirm } from "#server/commerce/payment/settleConfirm.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { Services } from "#server/services/Services.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "MC" };
const dated = "12.9(수) ~ 12.10(목)";
const dateless = "이용권 (유효기간";

interface Bought {
	readonly world: BookingWorld;
	readonly orderNum: string;
	readonly ids: readonly [number, number];
}

type Doing = (bought: Bought, which: 0 | 1) => Promise<unknown>;

const refuse: Doing = ({ world, ids }, which) => world.cancellations.reject(ids[which], "operator", "공사");

const ask: Doing = ({ world, ids }, which) => requestExtraPayment(world, ids[which], 10_000, "침대 추가");

/** Demands an extra charge and approves it on the provider's page; returns what the traveller comes back with. */
async function agree(bought: Bought, which: 0 | 1) {
	const { world, orderNum, ids } = bought;
	const demand = await requestExtraPayment(world, ids[which], 10_000, "침대 추가");
	const asked = { memberId: 2, payKind: "addpay", payMethod: "card", orderAddPayId: demand } as const;
	const { paymentId } = await world.payments.prepare(asked);
	const target = await world.payments.sandbox.agree(`${orderNum}-${paymentId}`, { webhook: "none" });
	const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
	return { demand, request: { memberId: 2, paymentId, orderNum, pgToken } };
}

/** Pays, and lets something happen while the provider is charging. */
async function payWhile({ world }: Bought, request: ApproveRequest, happens: () => Promise<unknown>) {
	const { parts } = world.payments;
	const gateway: typeof parts.gateway = (provider) => ({
		...parts.gateway(provider),
		async confirm(intent) {
			await happens();
			return parts.gateway(provider).confirm(intent);
		},
	});
	await expect(approvePayment({ ...parts, gateway }, request)).rejects.toMatchObject({ kind: "soldOut" });
}

const payTooLate: Doing = async (bought, which) => {
	const { demand, request } = await agree(bought, which);
	await payWhile(bought, request, () => withdrawExtraPayment(bought.world, demand));
};

const payAfterRefusal: Doing = async (bought, which) => {
	const { request } = await agree(bought, which);
	const { world, ids } = bought;
	await payWhile(bought, request, () => world.cancellations.reject(ids[which], "operator", "공사"));
};

const learnLate: Doing = async (bought, which) => {
	const { world } = bought;
	const { request } = await agree(bought, which);
	const call = await startConfirm(world.payments.parts, request);
	if (!call || call === "late") throw new Error("it is charged");
	world.clock.pass(outcomeTimeoutMilliseconds);
	const declined = { kind: "declined", code: "NO" } as const;
	await world.db.tx((tx) => settleConfirm(tx, call.attempt, declined, world.clock.now()));
};

const confirm: Doing = async ({ world, orderNum }, which) => {
	const { db, clock } = world;
	const services = { db, clock, journal: { note: () => {} } } as unknown as Services;
	expect(await runCommand(services, "tester", ["confirm", `${orderNum}-${which + 1}`])).toMatchObject({
		isOk: true,
	});
};

/** Buys two vouchers, one of which has a date. */
async function buy(db: Database, fixed: 0 | 1): Promise<Bought> {
	await plantBookingWorld(db);
	await db.query("UPDATE rateplan SET instant_confirm = false WHERE rateplan_id = 3");
	const world = bookingWorld(db);
	const { held } = await world.book(2, { path, payKind: "voucher", rooms: 2 });
	const [first = 0, second = 0] = held.orderProductIds;
	const ids = [first, second] as const;
	await world.bookings.fixDay(2, ids[fixed], stayDateOf("2026-12-09"));
	return { world, orderNum: held.orderNum, ids };
}

async function mailsAbout(db: Database, subject: string): Promise<readonly string[]> {
	const { rows } = await db.query<{ text: string }>(
		"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' AND payload->>'subject' LIKE '%' || $1",
		[subject],
	);
	return rows.map(({ text }) => text);
}

forEachDatabase((_, open) => {
	it.each<[string, Doing, boolean]>([
		["is no longer asked for", payTooLate, true],
		["was for a room that its stay has refused meanwhile", payAfterRefusal, false],
	])(
		"a message about returned money that %s says the booking is unchanged only if it is [DEC-090, DEC-192]",
		async (_what, act, stands) => {
			const db = await open();
			await act(await buy(db, 0), 0);
			const [text, ...more] = await mailsAbout(db, "자동으로 취소되었어요");
			expect(more).toEqual([]);
			expect(text?.includes("예약은 결제하기 전 그대로예요.")).toBe(stands);
		},
	);

	it.each<[string, Doing, string, readonly ("dated" | "dateless")[]]>([
		["that its stay refuses", refuse, "취소되었어요", ["dated", "dateless"]],
		["that more money is asked for", ask, "추가 결제가 필요해요", ["dated", "dateless"]],
		["that its stay confirms", confirm, "확정되었어요", ["dated"]],
		["whose extra charge came too late", payTooLate, "자동으로 취소되었어요", ["dated", "dateless"]],
		["whose extra charge was refused late", learnLate, "결제가 되지 않았어요", ["dated", "dateless"]],
	])(
		"with two vouchers, one of them dated, messages describe the one %s [DEC-192, DEC-197]",
		async (_what, act, subject, subjects) => {
			for (const fixed of [0, 1] as const) {
				for (const kind of subjects) {
					const which = kind === "dated" ? fixed : fixed === 0 ? 1 : 0;
					const db = await open();
					await act(await buy(db, fixed), which);
					const texts = await mailsAbout(db, subject);
					const [told, other] = kind === "dated" ? [dated, dateless] : [dateless, dated];
					expect(texts.length).toBeGreaterThan(0);
					for (const text of texts) {
						expect(text).toContain(told);
						expect(text).not.toContain(other);
					}
				}
			}
		},
	);
});
