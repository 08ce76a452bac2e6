import { expect, it } from "vitest";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { voucherCancelPolicy } from "#domain/offer/voucher.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_name, open) => {
	it("the demo's bookings use the product's own cancel terms: both clocks abroad, a voucher to the end of the day [DEC-099, DEC-192]", async () => {
		const { rows } = await (await open("world")).query<{
			policy: CancelPolicy;
			zone: string;
			bought: Date;
			isVoucher: boolean;
		}>(
			`SELECT cancel_policy AS policy, snapshot->>'timeZone' AS zone, created_at AS bought, valid_until IS NOT NULL AS "isVoucher"
			FROM order_product`,
		);
		expect(new Set(rows.map(({ zone }) => zone)).size).toBeGreaterThan(2);
		for (const { policy, zone, bought, isVoucher } of rows) {
			const { tiers, isPartialCancelAllowed } = policy;
			expect(policy).toEqual(
				isVoucher
					? voucherCancelPolicy(100, isPartialCancelAllowed, bought.getTime())
					: cancelPolicyOf(tiers, isPartialCancelAllowed, zone),
			);
		}
	});
});
