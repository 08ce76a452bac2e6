import { describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { isSelectable, linkCaller } from "#server/commerce/link/LmsLinks.ts";
import { withdraw } from "#server/members/account/withdraw.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const voucher = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };

forEachDatabase((_, open) => {
	async function linked(): Promise<{ world: BookingWorld; orderNum: string }> {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const booked = await world.book(2, { path: voucher, payKind: "lms" });
		return { world, orderNum: booked.held.orderNum };
	}

	describe("an LMS order", () => {
		it("stores its confirmation number once [CALL-CONTENT-08, DOM-STATUS-19]", async () => {
			const { world, orderNum } = await linked();
			expect(await world.links.view("ip", orderNum)).toMatchObject({
				status: "pending",
				confirmationNumber: null,
			});
			expect(await world.links.confirm("ip", orderNum, "HT-20391")).toMatchObject({
				status: "confirm",
				confirmationNumber: "HT-20391",
			});
			await expect(world.links.confirm("ip", orderNum, "HT-2")).rejects.toMatchObject({
				kind: "notCancellable",
			});
			await expect(world.links.cancel("ip", orderNum)).rejects.toMatchObject({ kind: "notCancellable" });
		});

		it("can be selected by its link only without a confirmation number and a day [CALL-CONTENT-08, DOM-STATUS-19]", async () => {
			const { world, orderNum } = await linked();
			const selectable = async () => isSelectable(await world.links.view("ip", orderNum));
			expect(await selectable()).toBe(true);
			await world.db.query("UPDATE order_product SET check_in = '2026-12-06', check_out = '2026-12-07'");
			expect(await selectable()).toBe(false);
			await expect(world.links.cancel("ip", orderNum)).rejects.toMatchObject({ kind: "notCancellable" });
			await world.db.query("UPDATE order_product SET check_in = NULL, check_out = NULL");
			await world.links.confirm("ip", orderNum, "HT-20391");
			expect(await selectable()).toBe(false);
		});

		it("confirmed without a day is over after its last day, so it neither stays upcoming nor keeps the account open [DEC-084, DEC-148, DEC-192]", async () => {
			const { world, orderNum } = await linked();
			await world.db.query("UPDATE order_product SET valid_until = '2026-12-31', cashback_amount = 4000");
			await world.links.confirm("ip", orderNum, "HT-20391");
			const close = () =>
				withdraw({ db: world.db, secrets: createSecrets("a-secret"), now: world.clock.now() }, 2);
			world.clock.set(koreanInstant("2026-12-31 23:59:59") ?? 0);
			expect(await endStays(world)).toBe(0);
			await expect(close()).rejects.toMatchObject({ kind: "withdrawBlocked" });
			world.clock.set(koreanInstant("2027-01-01 00:00:00") ?? 0);
			expect(await endStays(world)).toBe(1);
			expect(await world.links.view("ip", orderNum)).toMatchObject({ status: "complete" });
			const { rows } = await world.db.query("SELECT amount FROM point_ledger WHERE member_id = 2");
			expect(rows).toEqual([{ amount: 4000 }]);
			await close();
		});

		it("e-mails the booker once confirmed, as the payment page promised [DEC-085]", async () => {
			const { world, orderNum } = await linked();
			await world.links.confirm("ip", orderNum, "HT-20391");
			const { rows } = await world.db.query<{ subject: string }>(
				"SELECT payload->>'subject' AS subject FROM outbox WHERE topic = 'mail' AND key = $1 ORDER BY outbox_id",
				[orderNum],
			);
			expect(rows.map(({ subject }) => subject).at(-1)).toBe("[{site}] 예약이 확정되었어요");
		});

		it("counts only unknown numbers as misses, so rejected actions do not lock the caller out [DEC-085]", async () => {
			const { world, orderNum } = await linked();
			await world.links.confirm("ip", orderNum, "HT-20391");
			for (let refusal = 0; refusal < 11; refusal += 1)
				await expect(world.links.cancel("ip", orderNum)).rejects.toMatchObject({ kind: "notCancellable" });
			expect(await world.links.view("ip", orderNum)).toMatchObject({ status: "confirm" });
			const broken = () => Promise.reject(Object.assign(new Error("broken"), { kind: "notFound" }));
			for (let failure = 0; failure < 11; failure += 1)
				await expect(world.links.guard("ip-4", broken)).rejects.toThrow("broken");
			expect(await world.links.view("ip-4", orderNum)).toMatchObject({ status: "confirm" });
		});

		it("can be cancelled or confirmed only by its own link, and records that as the reason [CALL-CONTENT-06, D01]", async () => {
			const { world, orderNum } = await linked();
			const other = await world.book(1);
			for (const number of [other.held.orderNum, "AW2611210000000000000", "nonsense-12"]) {
				await expect(world.links.cancel("ip", number)).rejects.toMatchObject({ kind: "notFound" });
				await expect(world.links.confirm("ip", number, "HT-1")).rejects.toMatchObject({ kind: "notFound" });
			}
			await world.links.cancel("ip", orderNum);
			const { rows } = await world.db.query("SELECT reason FROM refund");
			expect(rows).toEqual([{ reason: "링크에서 취소" }]);
		});

		it("counts misses per member when signed in, otherwise per address [DEC-085]", () => {
			expect(linkCaller({ member: { memberId: 7 } as SignedInMember, ip: "203.0.113.9" })).toBe("member:7");
			expect(linkCaller({ member: null, ip: "203.0.113.9" })).toBe("203.0.113.9");
		});

		it("can be cancelled by its link and is refunded after ten minutes [CALL-CONTENT-06]", async () => {
			const { world, orderNum } = await linked();
			expect(await world.links.cancel("ip", orderNum)).toMatchObject({ status: "cancel_request" });
			world.clock.pass(11 * 60_000);
			await world.cancellations.run();
			expect(await world.links.view("ip", orderNum)).toMatchObject({ status: "cancel" });
		});

		it("is indistinguishable from other order numbers on a miss, and ten misses lock the caller out for a minute [DEC-085, D01]", async () => {
			const { world, orderNum } = await linked();
			const other = await world.book(1);
			const nearly = orderNum.slice(0, -1) + (orderNum.endsWith("0") ? "1" : "0");
			for (const number of [other.held.orderNum, nearly, "nonsense-12"]) {
				await expect(world.links.view("ip-2", number)).rejects.toMatchObject({ kind: "notFound" });
			}
			for (let miss = 0; miss < 10; miss += 1)
				await world.links.view("ip-3", "AW2611210000000000000").catch(() => undefined);
			await expect(world.links.view("ip-3", orderNum)).rejects.toMatchObject({ kind: "notFound" });
			expect(await world.links.view("ip-4", orderNum)).toMatchObject({ status: "pending" });
			world.clock.pass(59_999);
			await expect(world.links.view("ip-3", orderNum)).rejects.toMatchObject({ kind: "notFound" });
			world.clock.pass(1);
			expect(await world.links.view("ip-3", orderNum)).toMatchObject({ status: "pending" });
		});

		it("is visible to others by its number, with its guest masked and without its member, while other orders are not [CALL-CONTENT-31, DEC-085]", async () => {
			const { world, orderNum } = await linked();
			const app = await bookingApp(world.db, {}, world.clock);
			const read = async (memberId: number | null, number: string) => {
				const answer = await app.call(memberId, "GET", `/api/content/v1/books/num/${number}/img-count/20`);
				return answer.status === 200 ? answer.data : answer.status;
			};
			const guest = { guestName: "김하늘", guestTel: "01012345678", guestEmail: "haneul@example.com" };
			const own = await read(2, orderNum);
			expect(own).toMatchObject({ order: { userIdx: 2 }, guest, booker: { email: "m2@example.com" } });
			for (const reader of [null, 1]) {
				const shown = await read(reader, orderNum);
				expect(shown).toMatchObject({
					order: { orderNum, userIdx: null },
					guest: { guestName: "김*늘", guestTel: "010-****-5678", guestEmail: "" },
					booker: null,
				});
				const text = JSON.stringify(shown);
				for (const secret of [...Object.values(guest), own.booker.email]) expect(text).not.toContain(secret);
			}
			const other = await world.book(1);
			for (const reader of [null, 2]) expect(await read(reader, other.held.orderNum)).toBe(404);
		});
	});
});
