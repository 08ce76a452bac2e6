import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingStart, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

const users = "/api/auth/users";
const minute = 60_000;

forEachDatabase((_, open) => {
	describe("an account", () => {
		let world: MemberApp;
		let people = 0;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 0 });
			await db.query("SELECT setval(pg_get_serial_sequence('member', 'member_id'), 100)");
			await db.query(`INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true), ('OLDCORP99', '옛날물산', false),
				('NURISOFT01', '누리소프트', true)`);
			world = await memberApp(db);
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			await world.db.query("DELETE FROM rate_counter");
		});

		const newPerson = () => {
			people += 1;
			const email = `own${people}@example.com`;
			const phone = `0103333${String(people).padStart(4, "0")}`;
			return { email, phone };
		};
		const call = (method: "GET" | "PUT" | "POST", url: string, body: object | null, token: string) =>
			world.send(method, url, body, { token });
		const login = (id: string, pwd: string) =>
			world.send("POST", "/api/auth/login", { loginType: "EMAIL", id, pwd });

		it("requires a session for all member data [ROLE-03, D04]", async () => {
			const calls: readonly (readonly ["GET" | "PUT" | "POST", string, object?])[] = [
				["PUT", users, { name: "김하늘" }],
				["GET", `${users}/unlink`],
				[
					"PUT",
					`${users}/international-info`,
					{
						internationalNumber: "KR",
						internationalPhone: "1012345678",
						userFirstName: "A",
						userLastName: "B",
					},
				],
				[
					"POST",
					"/api/auth/benefit-users",
					{ corpCode: "HANBIT2026", deptName: "인사팀", userName: "김하늘" },
				],
				["GET", "/api/auth/benefit-users/code/HANBIT2026"],
				["GET", "/api/auth/points"],
				["GET", "/api/auth/points/history?pointType=WELFARE"],
			];
			for (const [method, url, body] of calls) {
				const answer = await world.send(method, url, body ?? null);
				expect([url, answer.status, answer.code]).toEqual([url, 401, -4]);
			}
		});

		it("changes the name and returns the member [CALL-AUTH-11, DEC-143]", async () => {
			const me = await world.person(newPerson());
			expect((await call("PUT", users, { name: "이바다" }, me.token)).data.name).toBe("이바다");
			expect(await call("PUT", users, { name: "이 바다" }, me.token)).toMatchObject({
				status: 400,
				code: -2,
			});
			expect(await call("PUT", users, { grade: "Gold" }, me.token)).toMatchObject({ status: 400, code: -2 });
		});

		it("changes the phone only with the member's own verified code for it [CALL-AUTH-11, DEC-143, D03]", async () => {
			const me = await world.person(newPerson());
			const other = await world.person(newPerson());
			const { phone } = newPerson();
			const theirs = await world.proven("MODIFY_PHONE", phone, other.token);
			world.clock.pass(minute);
			const mine = await world.proven("MODIFY_PHONE", phone, me.token);
			await world.prove(me.token);
			world.clock.pass(minute);
			const signUp = await world.proven("SIGN_PHONE", phone);
			const change = (certIdx?: string, number = phone) =>
				call("PUT", users, { phone: number, ...(certIdx && { certIdx }) }, me.token);
			for (const certIdx of [undefined, theirs, signUp, "never-given-at-all"])
				expect(await change(certIdx)).toMatchObject({ status: 400, code: -105 });
			expect(await change(mine, "01000000000")).toMatchObject({ status: 400, code: -105 });
			expect((await change(mine)).data.phone).toBe(phone);
			expect(await change(mine)).toMatchObject({ status: 400, code: -105 });
		});

		it("ends other sessions with 499 on a password change, and keeps the current one [DEC-110, DEC-143, D19]", async () => {
			const person = newPerson();
			const me = await world.person({ ...person, password: testPassword });
			const elsewhere = await world.login(me.memberId);
			world.clock.pass(1000);
			await world.prove(me.token);
			expect((await call("PUT", users, { pwd: `${person.email.split("@")[0]}34#$` }, me.token)).code).toBe(
				-2,
			);
			expect((await call("PUT", users, { pwd: "other34#$" }, me.token)).status).toBe(200);
			expect((await call("GET", users, null, me.token)).status).toBe(200);
			expect(await call("GET", users, null, elsewhere.token)).toMatchObject({ status: 499, code: -6 });
			expect(await login(person.email, testPassword)).toMatchObject({ status: 400, code: -101 });
			expect((await login(person.email, "other34#$")).status).toBe(200);
		});

		it("resets the password by a code, ends every session and lifts a lockout [CALL-AUTH-15, DEC-147]", async () => {
			const person = newPerson();
			const me = await world.person({ ...person, password: testPassword });
			for (let tries = 0; tries < 5; tries += 1) await login(person.email, "wrong12!@");
			expect(await login(person.email, testPassword)).toMatchObject({ code: -101 });
			const certIdx = await world.proven("FIND_PWD", person.email);
			world.clock.pass(1000);
			const reset = { certIdx, id: person.email.toUpperCase(), pwd: "fresh56%^" };
			expect(await world.send("PUT", `${users}/pwd`, reset)).toMatchObject({ status: 200, data: {} });
			expect(await call("GET", users, null, me.token)).toMatchObject({ status: 499, code: -6 });
			expect((await login(person.email, "fresh56%^")).status).toBe(200);
			expect(await world.send("PUT", `${users}/pwd`, reset)).toMatchObject({ status: 400, code: -105 });
		});

		it("rejects any other code sent before the password reset [D03]", async () => {
			const person = newPerson();
			await world.person({ ...person, password: testPassword });
			// An attacker who reads the mailbox has verified a code of their own, and waits.
			const theirs = await world.proven("FIND_PWD", person.email);
			world.clock.pass(minute);
			const certIdx = await world.proven("FIND_PWD", person.email);
			const reset = (body: object) =>
				world.send("PUT", `${users}/pwd`, { id: person.email, pwd: "fresh56%^", ...body });
			expect((await reset({ certIdx })).status).toBe(200);
			expect(await reset({ certIdx: theirs, pwd: "other78&*" })).toMatchObject({ status: 400, code: -105 });
			expect((await login(person.email, "fresh56%^")).status).toBe(200);
		});

		it("rejects a reset for another account, with another purpose, unverified or with a weak password [DEC-137, DEC-147, D03]", async () => {
			const mine = newPerson();
			const theirs = newPerson();
			await world.person({ ...mine, password: testPassword });
			await world.person({ ...theirs, password: testPassword });
			const certIdx = await world.proven("FIND_PWD", mine.email);
			const unproven = await world.send("POST", `${users}/send-cert`, {
				type: "FIND_PWD",
				dest: theirs.email,
			});
			const reset = (body: object) =>
				world.send("PUT", `${users}/pwd`, { certIdx, id: mine.email, pwd: "fresh56%^", ...body });
			expect(await reset({ id: theirs.email })).toMatchObject({ status: 400, code: -105 });
			expect(await reset({ certIdx: unproven.data.certIdx, id: theirs.email })).toMatchObject({ code: -105 });
			expect(await reset({ certIdx: await world.proven("SIGN_PHONE", mine.phone) })).toMatchObject({
				code: -105,
			});
			for (const pwd of ["abcdefgh", "Password1!"])
				expect(await reset({ pwd })).toMatchObject({ status: 400, code: -2 });
			expect((await login(theirs.email, testPassword)).status).toBe(200);
			world.clock.pass(10 * minute);
			expect(await reset({})).toMatchObject({ status: 400, code: -105 });
		});

		it("stores names and phone for bookings abroad [CALL-AUTH-14, DEC-146, VAL-08, VAL-09]", async () => {
			const me = await world.person(newPerson());
			const info = {
				internationalNumber: "KR",
				internationalPhone: "1012345678",
				userFirstName: "Haneul",
				userLastName: "Kim",
			};
			const save = (changes: object) =>
				call("PUT", `${users}/international-info`, { ...info, ...changes }, me.token);
			expect((await save({})).data).toEqual(info);
			expect((await call("GET", users, null, me.token)).data.international).toEqual(info);
			expect(await save({ userFirstName: "하늘" })).toMatchObject({ status: 400, code: -2 });
			expect(await save({ internationalPhone: "12345" })).toMatchObject({ status: 400, code: -2 });
		});

		it("becomes corporate by company code, keeps its grade and ends other sessions with 499 [CALL-AUTH-06, CALL-AUTH-07, DEC-066, DEC-149, ROLE-04]", async () => {
			const me = await world.person({ ...newPerson(), grade: "Silver" });
			const elsewhere = await world.login(me.memberId);
			world.clock.pass(1000);
			await world.prove(me.token);
			const register = (corpCode: string, deptName = "인사팀", userName = "김하늘") =>
				call("POST", "/api/auth/benefit-users", { corpCode, deptName, userName }, me.token);
			expect(await register("NOBODY00")).toMatchObject({
				status: 400,
				code: -2,
				message: "유효하지 않은 기업 코드입니다.",
			});
			expect(await register("OLDCORP99")).toMatchObject({ status: 400, code: -2 });
			expect((await register("HANBIT2026")).data).toMatchObject({
				type: "C",
				grade: "Silver",
				corpName: "한빛상사",
				corpCode: "HANBIT2026",
				deptName: "인사팀",
				corpUserName: "김하늘",
			});
			expect((await call("GET", users, null, me.token)).status).toBe(200);
			expect((await call("GET", users, null, elsewhere.token)).status).toBe(499);
			// On one line, so that it cannot imitate another member in the operators' list.
			expect((await register("HANBIT2026", "총무팀\n회원 99번 ", "이바다")).data).toMatchObject({
				deptName: "총무팀 회원 99번",
				corpUserName: "김하늘",
			});
			expect(await register("NURISOFT01")).toMatchObject({ status: 400, code: -110 });
			const check = await call("GET", "/api/auth/benefit-users/code/HANBIT2026", null, me.token);
			expect(check.data).toEqual({ corpCode: "HANBIT2026", corpName: "한빛상사", valid: true });
			expect(await call("GET", "/api/auth/benefit-users/code/OLDCORP99", null, me.token)).toMatchObject({
				status: 400,
				code: -2,
			});
		});

		it("shows only its own points and ledger lines [CALL-AUTH-08, CALL-AUTH-09, DEC-067, DEC-068, ROLE-03]", async () => {
			const me = await world.person(newPerson());
			const other = await world.person(newPerson());
			await world.db.query("INSERT INTO point_balance VALUES ($1, 1500, 200)", [me.memberId]);
			await world.db.query(
				`INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, lot_left, title, source, expire_date, created_at) VALUES
				($1::int, 'AWESOME_CASH', 'SAVE', 2000, 2000, 1500, '캐시백', 't1:' || $1::int, '2027-11-20', '2026-11-20 01:00:00Z'),
				($1::int, 'AWESOME_CASH', 'USE', -500, 1500, 0, '숙소 예약', 't2:' || $1::int, NULL, '2026-11-21 01:00:00Z'),
				($1::int, 'WELFARE', 'SAVE', 200, 200, 200, '복지포인트', 't3:' || $1::int, NULL, '2026-11-21 01:00:00Z')`,
				[me.memberId],
			);
			expect((await call("GET", "/api/auth/points", null, me.token)).data).toEqual({
				point: 1500,
				userPoint: 200,
			});
			const history = async (query: string, token = me.token) =>
				(await call("GET", `/api/auth/points/history?${query}`, null, token)).data;
			const all = await history("pointType=AWESOME_CASH");
			expect(all).toMatchObject({
				totalCnt: 2,
				histories: [
					{
						actionType: "USE",
						amount: -500,
						balance: 1500,
						regDate: "2026-11-21 10:00:00",
						expireDate: null,
					},
					{ actionType: "SAVE", amount: 2000, expireDate: "2027-11-20" },
				],
			});
			expect((await history("pointType=AWESOME_CASH&actionType=SAVE")).totalCnt).toBe(1);
			expect((await history("pointType=WELFARE&actionType=ALL")).totalCnt).toBe(1);
			expect(await history("pointType=AWESOME_CASH", other.token)).toEqual({ histories: [], totalCnt: 0 });
			expect(await call("GET", "/api/auth/points/history?pointType=GOLD", null, me.token)).toMatchObject({
				status: 400,
				code: -2,
			});
		});

		it("paginates the point history to the last line [DEC-068]", async () => {
			const me = await world.person();
			await world.db.query(
				`INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, title, source)
				SELECT $1::int, 'AWESOME_CASH', CASE WHEN n % 2 = 0 THEN 'SAVE' ELSE 'CANCEL' END, 1, n, '적립', 'many:' || $1::int || ':' || n
				FROM generate_series(1, 1203) n`,
				[me.memberId],
			);
			for (const [actionType, count] of [
				["ALL", 1203],
				["SAVE", 601],
			] as const) {
				const seen: number[] = [];
				for (let before = ""; ; before = `&before=${seen.at(-1)}`) {
					const query = `pointType=AWESOME_CASH&actionType=${actionType}${before}`;
					const { data } = await call("GET", `/api/auth/points/history?${query}`, null, me.token);
					expect(data.totalCnt).toBe(count);
					if (data.histories.length === 0) break;
					seen.push(...data.histories.map(({ idx }: { idx: number }) => idx));
				}
				expect([seen.length, seen]).toEqual([count, [...new Set(seen)].sort((a, b) => b - a)]);
			}
		});
	});

	describe("withdrawal", () => {
		let world: MemberApp;

		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 6 });
			world = await memberApp(db);
		});

		const leave = async (token: string, headers?: Record<string, string>) => {
			await world.prove(token);
			return world.send("GET", `${users}/unlink`, null, { token, ...(headers && { headers }) });
		};

		async function order(memberId: number, columns: string): Promise<void> {
			const [stage, status, checkIn, checkOut] = columns.split(" ");
			await world.db.query(
				`INSERT INTO order_pay (order_pay_id, order_num, member_id, stage, hold_until, placed_at, pay_kind, pay_method, key_code, price_ledger,
					original_amount, sale_amount, total_amount, guest_name, guest_tel, guest_email, request)
				VALUES ($1::int, 'N' || $1::int, $1::int, $2::text, CASE WHEN $2::text = 'hold' THEN now() END, CASE WHEN $2::text = 'placed' THEN now() END,
					'main', 'card', 'k', '[]', 1, 1, 1, '김하늘', '01012345678', 'm@example.com', '높은 층')`,
				[memberId, stage],
			);
			await world.db.query(
				`INSERT INTO order_product (order_product_id, order_pay_id, order_no, member_id, status, status_before, property_id, room_id, rateplan_id, channel_idx,
					check_in, check_out, original_amount, sale_amount, total_amount, cancel_policy, snapshot)
				VALUES ($1::int, $1::int, 'N' || $1::int || '-1', $1::int, $2::text, CASE WHEN $2::text = 'cancel_request' THEN 'confirm' END, 1, 1, 1, 1, $3, $4, 1, 1, 1, '{}', '{}')`,
				[memberId, status === "-" ? null : status, checkIn, checkOut],
			);
		}

		it.each([
			[1, "hold - 2026-12-01 2026-12-02"],
			[2, "placed confirm 2026-12-01 2026-12-02"],
			[3, "placed cancel_request 2026-11-01 2026-11-02"],
		])("is rejected for member %i while a booking is open: %s [DEC-148]", async (memberId, columns) => {
			await order(memberId, columns);
			const { token } = await world.login(memberId);
			expect(await leave(token)).toMatchObject({ status: 400, code: -109 });
			expect((await world.send("GET", users, null, { token })).status).toBe(200);
		});

		it("is rejected while a subscription is active [DEC-148]", async () => {
			await world.db.query(
				`INSERT INTO billing_key (billing_key_id, member_id, provider, customer_key, key_cipher, key_hash, card_label)
				VALUES (1, 4, 'sandbox', 'c', 'x', 'h', '카드')`,
			);
			await world.db.query(
				`INSERT INTO subscription_history (member_id, plan, anchor, term_first, term_last, next_charge_on, billing_key_id)
				VALUES (4, 'Gold', '2026-11-01', '2026-11-01', '2027-10-31', '2027-11-01', 1)`,
			);
			const { token } = await world.login(4);
			expect(await leave(token)).toMatchObject({ status: 400, code: -109 });
		});

		it("cannot be triggered by a link or a cross-site request [DEC-148, D11]", async () => {
			const { token } = await world.login(5);
			const foreign = [{ "x-requested-with": "" }, { "sec-fetch-site": "cross-site" }];
			for (const headers of foreign) expect((await leave(token, headers)).status).toBe(400);
			expect((await world.send("GET", users, null, { token })).status).toBe(200);
		});

		it("deletes personal data, anonymises orders, ends all sessions and frees the e-mail [CALL-AUTH-17, DEC-148, DEC-110, G08]", async () => {
			await order(6, "placed complete 2026-10-01 2026-10-02");
			await world.db.query(
				"UPDATE member SET name = '김하늘', phone = '01066667777', user_first_name = 'Haneul' WHERE member_id = 6",
			);
			await world.db.query("INSERT INTO wish (member_id, property_id) VALUES (6, 1)");
			await world.send("POST", `${users}/send-cert`, { type: "FIND_ID", dest: "01066667777" });
			const { token } = await world.login(6);
			const left = await leave(token);
			expect(left).toMatchObject({ status: 200, data: {} });
			expect(left.headers["cache-control"]).toBe("no-store");
			expect(left.cookies).toMatchObject({ accessToken: "", refreshToken: "" });
			expect(await world.send("GET", users, null, { token })).toMatchObject({ status: 499, code: -6 });
			const kept = [];
			for (const table of [
				"member",
				"order_pay",
				"order_product",
				"session",
				"wish",
				"user_coupon",
				"point_balance",
			])
				kept.push(...(await world.db.query(`SELECT * FROM ${table} WHERE member_id = 6`)).rows);
			kept.push(...(await world.db.query("SELECT * FROM cert")).rows);
			kept.push(...(await world.db.query("SELECT * FROM outbox WHERE key <> 'owner.withdrawn'")).rows);
			const text = JSON.stringify(kept);
			for (const secret of ["김하늘", "01066667777", "01012345678", "m6@example.com", "Haneul", "높은 층"])
				expect(text).not.toContain(secret);
			expect((await world.db.query("SELECT total_amount FROM order_pay WHERE member_id = 6")).rows).toEqual([
				{ total_amount: 1 },
			]);
			expect((await world.send("GET", `${users}/check/m6@example.com`)).data).toEqual({ exists: false });
		});
	});
});
