import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { endVouchers, remindOfVouchers } from "#server/commerce/booking/endVouchers.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };
const day = stayDateOf("2026-12-09");
const hour = 60 * 60_000;

forEachDatabase((_, open) => {
	async function bought(
		pieces = 1,
	): Promise<{ readonly world: BookingWorld; readonly ids: readonly number[] }> {
		const db = await open();
		await plantBookingWorld(db, { stock: 2 });
		await db.query(
			"UPDATE rateplan SET voucher_valid_days = 40, voucher_weekdays_only = true WHERE rateplan_id = 3",
		);
		const world = bookingWorld(db);
		const orderType = pieces > 1 ? "MC" : "OC";
		const { held } = await world.book(2, { path: { ...path, orderType }, payKind: "voucher", rooms: pieces });
		return { world, ids: held.orderProductIds };
	}

	const product = async (world: BookingWorld, id: number) => {
		const { products } = await world.bookings.view(2, id);
		return products.find(({ orderProductId }) => orderProductId === id);
	};

	const mails = async (world: BookingWorld, about: string) => {
		const { rows } = await world.db.query<{ payload: { subject?: string } }>("SELECT payload FROM outbox");
		return rows.filter(({ payload }) => payload.subject?.includes(about)).length;
	};

	describe("a purchased undated voucher", () => {
		it("is a booking of its own, valid until its last day, with terms counted from the purchase [DEC-192]", async () => {
			const { world, ids } = await bought(3);
			expect(ids).toHaveLength(3);
			expect(await mails(world, "이용권을 구매했어요")).toBe(1);
			expect(await mails(world, "이용권을 받았어요")).toBe(1);
			expect(await mails(world, "예약이")).toBe(0);
			for (const id of ids) {
				expect(await product(world, id)).toMatchObject({
					status: "pending",
					checkIn: null,
					validUntil: "2026-12-31",
					quantity: 1,
				});
			}
			expect((await product(world, ids[0] ?? 0))?.cancelPolicy.tiers[0]?.until).toBe(
				Date.parse("2026-11-29T00:00:00+09:00"),
			);
		});

		it("takes its night when the holder sets the date, once however often it is requested [DEC-192]", async () => {
			const { world, ids } = await bought();
			const [id = 0] = ids;
			await world.bookings.fixDay(2, id, day);
			await world.bookings.fixDay(2, id, day);
			expect(await world.stock(1, day)).toBe(1);
			expect(await product(world, id)).toMatchObject({
				status: "confirm",
				checkIn: "2026-12-09",
				checkOut: "2026-12-10",
				validUntil: "2026-12-31",
			});
			// Once to the buyer, once to the guest.
			expect(await mails(world, "날짜를 정했어요")).toBe(2);
			await expect(world.bookings.fixDay(2, id, stayDateOf("2026-12-08"))).rejects.toMatchObject({
				kind: "alreadyProcessed",
			});
			expect(await world.stock(1, stayDateOf("2026-12-08"))).toBe(2);
		});

		it("never takes an unavailable night, however many requests arrive at once [DEC-192]", async () => {
			const { world, ids } = await bought(3);
			const asked = await Promise.allSettled(ids.map((id) => world.bookings.fixDay(2, id, day)));
			expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
			expect(await world.stock(1, day)).toBe(0);
			const refused = asked.find(({ status }) => status === "rejected");
			expect(refused).toMatchObject({ reason: { kind: "soldOut" } });
			const states = await Promise.all(ids.map(async (id) => (await product(world, id))?.status));
			expect(states.toSorted()).toEqual(["confirm", "confirm", "pending"]);
		});

		it("is valid only on its own days and for its own holder [DEC-192]", async () => {
			const { world, ids } = await bought();
			const [id = 0] = ids;
			// A Friday, Christmas Eve, yesterday, the day after its last.
			for (const wrong of ["2026-12-11", "2026-12-24", "2026-11-20", "2027-01-04"]) {
				await expect(world.bookings.fixDay(2, id, stayDateOf(wrong))).rejects.toMatchObject({
					kind: "invalidRequest",
				});
			}
			await expect(world.bookings.fixDay(1, id, day)).rejects.toMatchObject({ kind: "notFound" });
			const dated = await world.book(2);
			await expect(world.bookings.fixDay(2, dated.held.orderProductIds[0] ?? 0, day)).rejects.toMatchObject({
				kind: "invalidRequest",
			});
		});

		it("waits for the stay's confirmation if the plan requires it, and returns the night when rejected [DEC-192]", async () => {
			const { world, ids } = await bought();
			const [id = 0] = ids;
			await world.db.query("UPDATE rateplan SET instant_confirm = false WHERE rateplan_id = 3");
			await world.bookings.fixDay(2, id, day);
			await world.bookings.fixDay(2, id, day);
			expect((await product(world, id))?.status).toBe("confirm_wait");
			expect(await world.stock(1, day)).toBe(1);
			await world.cancellations.reject(id, "operator", "만실입니다");
			expect(await product(world, id)).toMatchObject({ status: "cancel", refundedAmount: 80_000 });
			await expect(world.bookings.fixDay(2, id, day)).rejects.toMatchObject({ kind: "alreadyProcessed" });
			expect(await world.stock(1, day)).toBe(2);
		});

		it("returns its night when cancelled within seven days [DEC-192]", async () => {
			const { world, ids } = await bought();
			const [id = 0] = ids;
			await world.bookings.fixDay(2, id, day);
			const { orderPayId } = await world.bookings.view(2, id);
			await world.cancellations.cancelOrder(2, orderPayId, { reason: "일정 변경", quoteId: null }, "v");
			world.clock.pass(11 * 60_000);
			await world.cancellations.run();
			expect(await world.stock(1, day)).toBe(2);
			expect(await product(world, id)).toMatchObject({ status: "cancel", refundedAmount: 80_000 });
		});

		it("cannot be cancelled any more once the night on it has begun, even within seven days [DEC-192]", async () => {
			const { world, ids } = await bought();
			const [id = 0] = ids;
			world.clock.set(Date.parse("2026-11-26T10:00:00+09:00"));
			await world.db.query("UPDATE room_month SET ym = 202611 WHERE property_id = 1 AND ym = 202612");
			await world.bookings.fixDay(2, id, stayDateOf("2026-11-26"));
			const begins = Date.parse("2026-11-26T15:00:00+09:00");
			expect((await product(world, id))?.cancelPolicy).toMatchObject({
				cancelText: ["11.26(목) 15:00까지 무료 취소", "이후 취소(환불) 불가"],
				tiers: [
					{ until: begins, refundPercent: 100 },
					{ until: null, refundPercent: 0 },
				],
			});
			world.clock.set(begins - 60_000);
			expect((await world.cancellations.quote(2, id, "full")).expiresAt).toBe(begins);
			// Before the check-in day is over, and on the morning after the night.
			for (const moment of [begins, begins + 20 * hour]) {
				world.clock.set(moment);
				await expect(world.cancellations.quote(2, id, "full")).rejects.toMatchObject({
					kind: "notCancellable",
				});
			}
		});

		it("with others is cancelled together only until the first fixed day begins, as its quote says [DEC-177, DEC-192]", async () => {
			const { world, ids } = await bought(2);
			const [undated = 0, dated = 0] = ids;
			await world.db.query("UPDATE room_month SET ym = 202611 WHERE property_id = 1 AND ym = 202612");
			await world.bookings.fixDay(2, dated, stayDateOf("2026-11-26"));
			const begins = Date.parse("2026-11-26T15:00:00+09:00");
			const { timeline } = await world.cancellations.quote(2, undated, "full");
			expect(timeline).toMatchObject([
				{ to: begins, refundTotal: 160_000 },
				{ to: null, refundTotal: 0 },
			]);
			world.clock.set(begins);
			await expect(world.cancellations.quote(2, undated, "full")).rejects.toMatchObject({
				kind: "notCancellable",
			});
			expect(await world.cancellations.quote(2, undated, "partial")).toMatchObject({ refundAmount: 80_000 });
		});

		it("reminds its holder once in its last thirty days, and ends after its last day [DEC-192]", async () => {
			const { world, ids } = await bought(2);
			const [used = 0, unused = 0] = ids;
			await world.bookings.fixDay(2, used, stayDateOf("2026-12-30"));
			expect(await remindOfVouchers(world)).toBe(0);
			world.clock.pass(10 * 24 * hour);
			expect(await remindOfVouchers(world)).toBe(1);
			expect(await remindOfVouchers(world)).toBe(0);
			expect(await mails(world, "유효기간이 2026.12.31까지예요")).toBe(1);
			world.clock.pass(30 * 24 * hour);
			expect(await endVouchers(world)).toBe(0);
			world.clock.pass(24 * hour);
			expect(await endVouchers(world)).toBe(1);
			expect(await endVouchers(world)).toBe(0);
			expect((await product(world, unused))?.status).toBe("noshow");
			expect((await product(world, used))?.status).toBe("confirm");
			await expect(world.bookings.fixDay(2, unused, day)).rejects.toMatchObject({ kind: "alreadyProcessed" });
		});
	});
});
