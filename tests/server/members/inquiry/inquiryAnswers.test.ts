import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const base = "/api/content/v1/inquiries";
const inquiry = {
	...{ type: 2, inquiryType: 2, orderNum: null, userOrderNum: null, pageUrl: "/faq" },
	...{ title: "체크인", content: "두 시에 체크인할 수 있을까요?" },
};

forEachDatabase((_, open) => {
	describe("an inquiry", () => {
		let app: BookingApp;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			await db.query("INSERT INTO common_code VALUES (105, 2, '결제 문의', 2)");
			app = await bookingApp(db);
		});

		const ops = (...args: string[]) => runCommand(app.services, "tester", args);
		const send = async (title = inquiry.title): Promise<number> =>
			(await app.call(2, "POST", base, { ...inquiry, title })).data.idx;
		const find = async (id: number) =>
			(await app.call(2, "GET", `${base}/status/all`)).data.inquiries.find(
				({ idx }: { idx: number }) => idx === id,
			);

		it("has its title on one line, which stands in the subject of mails [DEC-020, ENT-37]", async () => {
			const id = await send(" 체크인\r\nBcc: 문의 ");
			expect(await find(id)).toMatchObject({ title: "체크인 Bcc: 문의" });
			expect(await send(" 체크인\r\nBcc: 문의 ")).toBe(id);
		});

		it("answered again after it was loaded stays unread, since the member saw only the earlier answer [DEC-157, ENT-37]", async () => {
			const id = await send();
			await ops("answer-inquiry", String(id), "네, 가능합니다.");
			const { commentRegDate } = await find(id);
			const read = (seen: object) => app.call(2, "PUT", `${base}/${id}/read`, { idx: id, ...seen });
			app.clock.pass(1_000);
			await ops("answer-inquiry", String(id), "아, 그날은 어렵습니다.");
			expect((await read({ commentRegDate })).status).toBe(200);
			expect(await find(id)).toMatchObject({ unread: true, commentContents: "아, 그날은 어렵습니다." });
			expect((await read({ commentRegDate: (await find(id)).commentRegDate })).status).toBe(200);
			expect(await find(id)).toMatchObject({ unread: false });
		});
	});
});
