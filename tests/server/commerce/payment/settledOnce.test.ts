import { expect, it } from "vitest";
import { settleConfirm } from "#server/commerce/payment/settleConfirm.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it.each([
		["none", "approved"],
		["decline", "declined"],
	] as const)(
		"a charge stays settled whatever is answered later: %s [DEC-173]",
		async (confirmFault, end) => {
			const db = await open();
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			const agreed = await world.agree(2, {}, { confirmFault, webhook: "none" });
			await world.approve(agreed).catch(() => null);
			const standing = async () => {
				const { rows } = await db.query(
					"SELECT to_jsonb(o) AS placed, to_jsonb(y) AS payment FROM order_pay o JOIN payment y USING (order_pay_id)",
				);
				return [rows, await new AttemptStore(db).lastConfirm(agreed.paymentId)];
			};
			const before = await standing();
			const attempt = await new AttemptStore(db).lastConfirm(agreed.paymentId);
			if (!attempt) throw new Error("nothing was charged");
			for (const kind of ["unknown", "declined", "expired", "config"] as const) {
				const now = world.clock.now();
				const { settled } = await db.tx((tx) => settleConfirm(tx, attempt, { kind, code: "LATER" }, now));
				expect([kind, settled]).toEqual([kind, end]);
			}
			expect(await standing()).toEqual(before);
		},
	);
});
