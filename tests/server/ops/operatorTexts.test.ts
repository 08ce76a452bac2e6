import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { change, pay, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	const folder = mkdtempSync(join(tmpdir(), "stay-words-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	it("an operator's text to a traveller must not be blank or exceed the limit of the traveller's page [DEC-183, DEC-167]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const { services } = await bookingApp(db, { DATA_DIR: folder }, world.clock);
		const run = async (...args: string[]) => (await runCommand(services, "tester", args)).isOk;
		const { held } = await world.book(2);
		await db.query(
			"INSERT INTO inquiry (inquiry_id, member_id, type, title, contents) VALUES (900, 2, 1, '주차', '주차가 가능한지 알려 주세요')",
		);
		for (const [most, ...command] of [
			[200, "extra-charge", held.orderNum, "1000"],
			[4_000, "answer-inquiry", "900"],
			[4_000, "pass-answer", "900"],
			[200, "reject", held.orderNum],
		] as const) {
			const texts = ["   ", "\n", "가".repeat(most + 1), "가".repeat(most)];
			const taken: boolean[] = [];
			for (const words of texts) taken.push(await run(...command, words));
			expect([command[0], ...taken]).toEqual([command[0], false, false, false, true]);
		}
	});

	it("an extra charge must not be less than providers charge [DEC-088, DEC-183]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const { services } = await bookingApp(db, { DATA_DIR: folder }, world.clock);
		const { held } = await world.book(2);
		const charge = (amount: string) =>
			runCommand(services, "tester", ["extra-charge", held.orderNum, amount, "침대 추가"]);
		expect(await charge("99")).toEqual({ isOk: false, text: "추가 결제는 100원부터 요청할 수 있습니다." });
		expect(await charge("100")).toMatchObject({ isOk: true });
	});

	it("the difference of a change is not an operator's to withdraw, and the text says why [DEC-183, DEC-198]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const { services } = await bookingApp(db, { DATA_DIR: folder }, world.clock);
		const booked = await world.book(2);
		const { extraPaymentId } = await change(world, booked, wish("2026-12-11", 3));
		const withdrawal = await runCommand(services, "tester", ["withdraw-charge", String(extraPaymentId)]);
		expect(withdrawal).toEqual({
			isOk: false,
			text: `추가 결제 ${extraPaymentId}번은 회원이 요청한 변경의 차액입니다. 결제하지 않으면 15분 뒤에 저절로 없어집니다.`,
		});
		await pay(world, booked, extraPaymentId ?? 0);
	});
});
