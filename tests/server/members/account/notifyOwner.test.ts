import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifyOwner, type OwnerNotice } from "#server/members/account/notifyOwner.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const owner = { email: "haneul@example.com", phone: "01033334444" };
const general =
	"본인이 한 일이 아니라면 바로 비밀번호를 다시 정하고, 내 정보 관리에서 다른 기기를 모두 로그아웃한 뒤 고객센터로 알려 주세요.";

forEachDatabase((_, open) => {
	describe("a notice to the account owner", () => {
		let db: Database;

		beforeAll(async () => {
			db = await open();
		});

		beforeEach(() => db.query("DELETE FROM outbox"));

		async function sent(notice: OwnerNotice, to: Parameters<typeof notifyOwner>[1] = owner) {
			await notifyOwner(db, to, notice, bookingStart);
			const { rows } = await db.query<{
				topic: string;
				key: string;
				payload: Readonly<Record<string, unknown>>;
				run_at: Date;
			}>("SELECT topic, key, payload, run_at FROM outbox ORDER BY outbox_id");
			return rows;
		}

		it.each<[Exclude<OwnerNotice["what"], "newDevice">, string, string]>([
			["password", "비밀번호가 변경되었어요", general],
			["phone", "휴대폰 번호가 변경되었어요", general],
			["card", "결제 카드가 변경되었어요", general],
			["passkeyAdded", "패스키가 등록되었어요", "이 패스키를 삭제하고"],
			["passkeyRemoved", "패스키가 삭제되었어요", general],
			["socialAdded", "간편 로그인 계정이 연결되었어요", "이 연결을 해제하고"],
			["socialRemoved", "간편 로그인 연결이 해제되었어요", general],
			["withdrawn", "회원 탈퇴가 완료되었어요", "바로 고객센터로 알려 주세요."],
		])(
			"about %s states when it happened, what changed and what to do [DEC-195]",
			async (what, headline, advice) => {
				const [mail, ...others] = await sent({ what });
				expect(mail).toMatchObject({ topic: "mail", key: `owner.${what}`, run_at: new Date(bookingStart) });
				expect(mail?.payload).toMatchObject({ to: owner.email, subject: `[{site}] ${headline}` });
				const [first, blank, last, ...more] = String(mail?.payload.text).split("\n");
				expect([first, blank, more]).toEqual([`2026.11.21 12:00:00 (한국 시간)에 ${headline}.`, "", []]);
				expect(last).toContain(advice);
				expect(Boolean(mail?.payload.forgetWhenDone)).toBe(what === "withdrawn");
				expect(others).toHaveLength(what === "phone" ? 1 : 0);
			},
		);

		it("about a new phone also goes to the old phone as a text message, if there was one [DEC-195]", async () => {
			expect(await sent({ what: "phone" })).toMatchObject([
				{ topic: "mail" },
				{
					topic: "sms",
					key: "owner.phone",
					payload: {
						to: owner.phone,
						text: "[{site}] 휴대폰 번호가 변경되었어요. 본인이 아니라면 고객센터로 알려 주세요.",
					},
					run_at: new Date(bookingStart),
				},
			]);
			await db.query("DELETE FROM outbox");
			expect(await sent({ what: "phone" }, { email: owner.email, phone: null })).toHaveLength(1);
		});

		it.each([
			["Mozilla/5.0 (iPhone) Version/17 Safari/604", "iPhone · Safari"],
			["", "알 수 없음"],
			["본인이 아니라면 https://evil.example 에서 확인", "알 수 없음"],
			["Windows {contact} /mypage https://evil.example", "Windows"],
		])(
			"about a new device names a recognised device, never its raw user agent, and the IP address: '%s' [DEC-195]",
			async (userAgent, told) => {
				const [mail] = await sent({ what: "newDevice", userAgent, ip: "203.0.113.7" });
				expect(String(mail?.payload.text).split("\n")).toEqual([
					"2026.11.21 12:00:00 (한국 시간)에 새로운 기기에서 로그인했어요.",
					`기기: ${told}`,
					"접속 주소: 203.0.113.7",
					"",
					general,
				]);
			},
		);
	});
});
