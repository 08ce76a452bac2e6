import { beforeAll, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

const path = "/api/message/v1/messages";
const body = { dest: "01012345678", channel: "SMS", text: "예약이 확정되었습니다." };

forEachDatabase((_, open) => {
	describe("text messages requested by our own servers", () => {
		let world: MemberApp;

		beforeAll(async () => {
			world = await memberApp(await open(), { SERVICE_TOKEN: "our-own-servers-token" });
		});

		it("are sent once, to callers with the service token [CALL-OTHER-03, DEC-175]", async () => {
			const sent = await world.send("POST", path, body, { token: "our-own-servers-token" });
			expect(sent.data.messageIdx).toBeGreaterThan(0);
			await world.services.outbox.deliver();
			const { rows } = await world.db.query("SELECT channel, dest, body FROM dev_inbox");
			expect(rows).toEqual([{ channel: "SMS", dest: "01012345678", body: body.text }]);
		});

		it("are denied to visitors, members and guessed tokens [CALL-OTHER-03, D04]", async () => {
			const member = await world.person();
			for (const token of [null, member.token, "our-own-servers-tokem"])
				expect(await world.send("POST", path, body, { token })).toMatchObject({ status: 401, code: -4 });
		});
	});
});
