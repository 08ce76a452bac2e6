import { beforeAll, describe, expect } from "vitest";
import { HttpHelpDesk } from "#adapters/http/HttpHelpDesk.ts";
import { HttpMemberCoupons } from "#adapters/http/HttpMemberCoupons.ts";
import { HttpPointHistory } from "#adapters/http/HttpPointHistory.ts";
import type { HelpDesk } from "#ports/HelpDesk.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";
import type { PointHistory } from "#ports/PointHistory.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { MemoryHelpDesk } from "#tests/support/memory/MemoryHelpDesk.ts";
import { MemoryMemberCoupons, MemoryPointHistory } from "#tests/support/memory/MemoryMember.ts";
import { portCalls } from "./portCalls.ts";
import { answered, type Cases, refusal, testPort } from "./portSuite.ts";

type Ports = readonly [MemberCoupons, HelpDesk, PointHistory];
const couponCases: Cases<MemberCoupons> = {
	async list(coupons) {
		expect(answered(await coupons.list("avail")).map(({ title }) => title)).toContain("만원 할인");
		expect(answered(await coupons.list("used"))).toEqual([]);
	},
	async take(coupons) {
		expect(answered(await coupons.take(20))).toMatchObject({ title: "누구나", isHeld: true });
		expect(await coupons.take(20)).toMatchObject(refusal("couponHeld"));
		expect(await coupons.take(999)).toMatchObject(refusal("notFound"));
		expect(answered(await coupons.list("avail")).map(({ title }) => title)).toContain("누구나");
	},
	async takeByCompanyCode(coupons) {
		const given = answered(await coupons.takeByCompanyCode("hanbit2026 "));
		expect(given.map(({ title }) => title)).toEqual(["한빛상사 직원"]);
		expect(await coupons.takeByCompanyCode("HANBIT2026")).toMatchObject(refusal("couponHeld"));
		expect(await coupons.takeByCompanyCode("NOBODY99")).toMatchObject(refusal("couponUnusable"));
	},
	async takePack(coupons) {
		const given = answered(await coupons.takePack("winter26"));
		expect(given.map(({ title }) => title)).toEqual(["꾸러미 하나", "꾸러미 둘"]);
		expect(await coupons.takePack("WINTER26")).toMatchObject(refusal("couponHeld"));
		expect(await coupons.takePack("SUMMER26")).toMatchObject(refusal("couponUnusable"));
	},
};

const helpCases: Cases<HelpDesk> = {
	async notices(help) {
		expect(answered(await help.notices()).map(({ title }) => title)).toEqual(["새 공지", "옛 공지"]);
	},
	async notice(help) {
		const [{ id = 0 } = {}] = answered(await help.notices());
		expect(answered(await help.notice(id))).toMatchObject({ title: "새 공지", html: "<p>안녕하세요</p>" });
		expect(await help.notice(999)).toMatchObject(refusal("notFound"));
	},
	async faqTypes(help) {
		expect(answered(await help.faqTypes())).toEqual([
			{ id: 1, name: "예약" },
			{ id: 2, name: "결제" },
		]);
	},
	async faqs(help) {
		expect(answered(await help.faqs(1)).map(({ title }) => title)).toEqual(["되나요?"]);
		expect(answered(await help.faqs(2))).toEqual([]);
		expect(await help.faqs(99)).toMatchObject(refusal("notFound"));
	},
};

const pointCases: Cases<PointHistory> = {
	async list(points) {
		const { records, total } = answered(await points.list("AWESOME_CASH", "ALL"));
		expect(total).toBe(2);
		expect(records.map(({ title }) => title)).toEqual(["쓴 것", "받은 것"]);
		const after = records[0]?.id;
		expect(answered(await points.list("AWESOME_CASH", "ALL", { after })).records).toEqual(records.slice(1));
		expect(answered(await points.list("AWESOME_CASH", "USE"))).toMatchObject({ total: 1 });
		expect(answered(await points.list("WELFARE", "ALL"))).toEqual({ records: [], total: 0 });
	},
};

forEachDatabase((_, open) => {
	describe("the ports of members and help", () => {
		let server: Ports;
		let memory: Ports;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			await db.query(`
				INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true);
				INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, issue_start, issue_end, use_expire_date, corp_code, pack_code)
					SELECT id, type, title, 'AMOUNT', 1000, '2026-11-01', '2026-12-31', '2026-12-31', corp, pack FROM (VALUES
						(20, 'NORMAL', '누구나', NULL, NULL), (21, 'CORPORATION', '한빛상사 직원', 'HANBIT2026', NULL),
						(22, 'PACK', '꾸러미 하나', NULL, 'WINTER26'), (23, 'PACK', '꾸러미 둘', NULL, 'WINTER26')) AS c (id, type, title, corp, pack);
				INSERT INTO notice (type, title, content, created_at) VALUES ('공지', '옛 공지', '<p>예</p>', '2026-11-01'),
					('공지', '새 공지', '<p onclick="x()">안녕하세요</p>', '2026-11-02');
				INSERT INTO faq_type VALUES (1, '예약', 1), (2, '결제', 2);
				INSERT INTO faq (faq_type_id, title, content) VALUES (1, '되나요?', '됩니다.');
				INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, title, source)
					SELECT m, 'AWESOME_CASH', kind, amount, 1000, title, title || m FROM generate_series(2, 3) m,
						(VALUES (1, 'SAVE', 2000, '받은 것'), (2, 'USE', -1000, '쓴 것')) AS l (n, kind, amount, title) ORDER BY n;`);
			const world = await bookingApp(db);
			const overHttp = async (memberId: number) => {
				const calls = await portCalls(world, memberId);
				return [new HttpMemberCoupons(calls), new HttpHelpDesk(calls), new HttpPointHistory(calls)] as const;
			};
			server = await overHttp(2);
			const [coupons, help, points] = await overHttp(3);
			const twins = [new MemoryMemberCoupons(), new MemoryHelpDesk(), new MemoryPointHistory()] as const;
			// The server's answers seed the in-memory twins.
			twins[0].held.avail = answered(await coupons.list("avail"));
			twins[0].offered.set(20, answered(await coupons.take(20)));
			for (const coupon of answered(await coupons.takeByCompanyCode("HANBIT2026")))
				twins[0].companyCodes.set("HANBIT2026", coupon);
			twins[0].packCodes.set("WINTER26", answered(await coupons.takePack("WINTER26")));
			twins[1].noticeList = answered(await help.notices());
			twins[1].types = answered(await help.faqTypes());
			twins[1].questions.set(1, answered(await help.faqs(1)));
			twins[2].records = answered(await points.list("AWESOME_CASH", "ALL")).records;
			memory = twins;
		});

		testPort("MemberCoupons", couponCases, () => ({ http: server[0], memory: memory[0] }));
		testPort("HelpDesk", helpCases, () => ({ http: server[1], memory: memory[1] }));
		testPort("PointHistory", pointCases, () => ({ http: server[2], memory: memory[2] }));
	});
});
