import { beforeEach, describe, expect, it } from "vitest";
import { approvePayment } from "#server/commerce/payment/approvePayment.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import { preparePayment } from "#server/commerce/payment/preparePayment.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { agreeExtra } from "./agreeExtra.ts";

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});

	const requestOf = ({ memberId, paymentId, held, pgToken }: AgreedBooking) => ({
		memberId,
		paymentId,
		orderNum: held.orderNum,
		pgToken,
	});
	const charges = async ({ orderId }: AgreedBooking) =>
		(await world.payments.sandbox.find(orderId))?.movements ?? [];

	/** Makes statements with these names fail outside a transaction. */
	const refusing = (names: readonly string[], error: Error): PaymentParts => ({
		...world.payments.parts,
		db: {
			...world.db,
			query: (statement, values) =>
				typeof statement !== "string" && names.includes(statement.name)
					? Promise.reject(error)
					: world.db.query(statement, values),
		},
	});

	it("prepares and charges an ordinary payment without a transaction or a second read", async () => {
		const { db, ...others } = refusing(["payments.readWithOrder"], new Error("read again"));
		const parts = { ...others, db: { ...db, tx: () => Promise.reject(new Error("a transaction")) } };
		const { orderNum, total } = await world.hold(2);
		const asked = { memberId: 2, payKind: "main", payMethod: "card", orderNum } as const;
		expect(await preparePayment(parts, asked)).toMatchObject({ amount: total });
		const agreed = await world.agree(1);
		expect(await approvePayment(parts, requestOf(agreed))).toMatchObject({
			outcome: "approved",
			status: "confirm",
		});
		expect([await charges(agreed), world.alarms]).toEqual([
			[{ kind: "charge", amount: agreed.held.total }],
			[],
		]);
	});

	it.each<readonly [string, () => Promise<AgreedBooking>]>([
		["an extra charge", () => agreeExtra(world)],
		["points", () => world.agree(2, { points: { awesomeCash: 5_000, welfarePoints: 0 } })],
	])("settles in a transaction what takes more than one statement: %s [D29]", async (_what, agree) => {
		const agreed = await agree();
		const parts = refusing(["payments.place", "payments.endAttempt"], new Error("outside a transaction"));
		expect((await approvePayment(parts, requestOf(agreed))).outcome).toBe("approved");
		expect(world.alarms).toEqual([]);
	});

	describe("a statement rejected because the database is busy", () => {
		it.each([[["payments.beginCharge"]], [["payments.place"]], [["payments.beginCharge", "payments.place"]]])(
			"falls back to another way, and the payment is charged once: %s",
			async (names) => {
				const agreed = await world.agree(2);
				const parts = refusing(names, new DatabaseUnavailable("busy", null));
				expect(await approvePayment(parts, requestOf(agreed))).toMatchObject({
					outcome: "approved",
					status: "confirm",
				});
				expect(await charges(agreed)).toEqual([{ kind: "charge", amount: 200_000 }]);
			},
		);

		it("falls back for an extra charge too, whose order is no longer on hold [DEC-095]", async () => {
			const agreed = await agreeExtra(world);
			const parts = refusing(["payments.beginCharge"], new DatabaseUnavailable("busy", null));
			expect((await approvePayment(parts, requestOf(agreed))).outcome).toBe("approved");
			expect(await charges(agreed)).toEqual([{ kind: "charge", amount: 30_000 }]);
		});

		it("does not fall back when the statement itself was wrong", async () => {
			const agreed = await world.agree(2);
			const parts = refusing(["payments.beginCharge"], new Error("no such column"));
			await expect(approvePayment(parts, requestOf(agreed))).rejects.toThrow("no such column");
			expect(await charges(agreed)).toEqual([]);
		});
	});
});
