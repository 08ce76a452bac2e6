import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { knownDevice } from "#server/members/session/knownDevice.ts";
import { Sessions } from "#server/members/session/Sessions.ts";
import { newToken, type TokenPair } from "#server/members/session/tokens.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person } from "#tests/support/memberApp.ts";

const minute = 60_000;
const day = 86_400_000;

forEachDatabase((_, open_) => {
	describe("the end of a login", () => {
		let world: MemberApp;
		let sessions: Sessions;
		let member: Person;

		beforeAll(async () => {
			world = await memberApp(await open_());
			({ sessions } = world.services);
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			member = await world.person();
		});

		const open = (memberId = member.memberId): Promise<TokenPair> =>
			sessions.open(memberId, { remember: false, client: "webview", ip: "127.0.0.1", userAgent: "app" });
		/** Returns the state of a login: "lives", or why its access and refresh tokens are refused. */
		async function stateOf({ accessToken, refreshToken }: TokenPair): Promise<readonly string[]> {
			const entered = await sessions.authenticate(accessToken);
			const refreshed = await sessions.refresh(refreshToken, "203.0.113.5").then(() => "lives", kindOf);
			return ["failure" in entered ? entered.failure : "lives", refreshed];
		}
		const kindOf = (error: unknown) => (error instanceof Refusal ? error.kind : String(error));
		const familyOf = async ({ accessToken }: TokenPair): Promise<string> => {
			const known = await sessions.authenticate(accessToken);
			return "member" in known ? known.member.sessionId : "";
		};
		const lives = ["lives", "lives"];
		const isOver = ["expired", "sessionGone"];
		const isChanged = ["memberChanged", "memberChanged"];

		it("affects only the login that the token belongs to; a refresh token takes precedence over an access token [DEC-142]", async () => {
			const logins = [await open(), await open(), await open(), await open()] as const;
			const [byRefresh, beside, byAccess, other] = logins;
			await sessions.end({ refreshToken: byRefresh.refreshToken, accessToken: beside.accessToken });
			await sessions.end({ refreshToken: "never-given", accessToken: byAccess.accessToken });
			await sessions.end({ refreshToken: null, accessToken: null });
			await sessions.end({ refreshToken: "never-given", accessToken: "never-given" });
			expect(await stateOf(byRefresh)).toEqual(isOver);
			expect(await stateOf(beside)).toEqual(lives);
			expect(await stateOf(byAccess)).toEqual(isOver);
			expect(await stateOf(other)).toEqual(lives);
		});

		it("is reported as a change to all other logins of a changed member, and to no other member [DEC-110]", async () => {
			const [mine, elsewhere] = [await open(), await open()];
			const stranger = await world.person();
			const theirs = await open(stranger.memberId);
			await sessions.endOthers(world.db, member.memberId, await familyOf(mine));
			expect(await stateOf(mine)).toEqual(lives);
			expect(await stateOf(elsewhere)).toEqual(isChanged);
			expect(await stateOf(theirs)).toEqual(lives);
			await sessions.endOthers(world.db, member.memberId, null);
			expect(await stateOf(mine)).toEqual(isChanged);
		});

		it("is reported as a change to a member who has withdrawn, even when only the session row says so [DEC-110, DEC-148]", async () => {
			const mine = await open();
			await world.db.query(
				"UPDATE session SET revoked_at = now(), revoke_reason = 'withdrawn' WHERE member_id = $1",
				[member.memberId],
			);
			expect(await stateOf(mine)).toEqual(isChanged);
		});

		it("does not affect the login that made the change [DEC-110]", async () => {
			const [mine, elsewhere] = [await open(), await open()];
			const family = await familyOf(mine);
			world.clock.pass(minute);
			await world.db.query("UPDATE member SET changed_at = $2 WHERE member_id = $1", [
				member.memberId,
				new Date(world.clock.now()),
			]);
			await sessions.keepValid(world.db, family);
			expect(await stateOf(mine)).toEqual(lives);
			expect(await stateOf(elsewhere)).toEqual(isChanged);
		});
		it("keeps a browser known to its owner, and to no other member [DEC-195]", async () => {
			const [mine, theirs] = [`known${member.memberId}@example.com`, `other${member.memberId}@example.com`];
			const { memberId } = await world.person({ email: mine });
			await world.person({ email: theirs });
			const login = { device: null, userAgent: "Chrome", ip: "127.0.0.1" };
			const device = await world.services.devices.enter(memberId, login);
			const isKnown = async (email: string, shown: string | null) =>
				(await knownDevice(world.db, email, shown)) !== null;
			expect(await isKnown(mine, device)).toBe(true);
			for (const [email, shown] of [
				[theirs, device],
				[mine, newToken()],
				[mine, "never-given"],
				[mine, null],
			] as const)
				expect(await isKnown(email, shown)).toBe(false);
		});

		it("follows from a spent token once its successor was used here, no matter by whom [DEC-186]", async () => {
			const [shown, onlyRendered] = [await open(), await open()];
			const next = await sessions.refresh(shown.refreshToken, "203.0.113.5");
			const other = await sessions.refresh(onlyRendered.refreshToken, "203.0.113.5");
			await sessions.authenticate(next.accessToken);
			await sessions.authenticate(other.accessToken, { hasArrived: false });
			world.clock.pass(minute);
			await expect(sessions.refresh(shown.refreshToken, "203.0.113.5")).rejects.toMatchObject({
				kind: "sessionGone",
			});
			expect((await sessions.refresh(onlyRendered.refreshToken, "203.0.113.5")).refreshToken).toBe(
				other.refreshToken,
			);
		});

		it("applies to all logins of a member when an operator asks for it, and makes the browsers unknown again [DEC-195]", async () => {
			const { memberId } = member;
			const [one, other] = [await open(), await open()];
			const login = { device: null, userAgent: "Chrome", ip: "127.0.0.1" };
			await world.services.devices.enter(memberId, login);
			const stranger = await world.person();
			await world.services.devices.enter(stranger.memberId, login);
			const theirs = await open(stranger.memberId);
			expect(await sessions.endAll(memberId)).toBe(3);
			expect(await sessions.endAll(memberId)).toBe(0);
			expect(await stateOf(one)).toEqual(isOver);
			expect(await stateOf(other)).toEqual(isOver);
			expect(await stateOf(theirs)).toEqual(lives);
			const { rows } = await world.db.query(
				"SELECT member_id FROM member_device WHERE member_id IN ($1, $2)",
				[memberId, stranger.memberId],
			);
			expect(rows).toEqual([{ member_id: stranger.memberId }]);
		});

		it("is reported the same however late it is noticed: a change, then a logout, takes precedence over expiry [DEC-110, DEC-111]", async () => {
			const [changed, ended, late] = [await open(), await open(), await open()];
			await sessions.end({ refreshToken: ended.refreshToken, accessToken: null });
			await world.db.query(
				"UPDATE session SET revoked_at = now(), revoke_reason = 'changed' WHERE family = $1",
				[await familyOf(changed)],
			);
			world.clock.pass(day);
			expect(await stateOf(changed)).toEqual(isChanged);
			expect(await stateOf(ended)).toEqual(isOver);
			expect(await stateOf(late)).toEqual(isOver);
		});

		describe("when the app hands a session to the page", () => {
			const adopt = (accessToken: string, refreshToken: string) =>
				sessions.adopt(accessToken, refreshToken).then(() => "taken", kindOf);

			it("is not triggered by a matching token pair, which the page receives unchanged [DEC-176]", async () => {
				const pair = await open();
				expect(await sessions.adopt(pair.accessToken, pair.refreshToken)).toEqual(pair);
			});

			it("is not triggered by mismatched or forged tokens, which are all rejected [DEC-176]", async () => {
				const [one, other] = [await open(), await open()];
				expect(await adopt(one.accessToken, other.refreshToken)).toBe("sessionGone");
				expect(await adopt("never-given", one.refreshToken)).toBe("sessionGone");
				expect(await adopt(one.accessToken, "never-given")).toBe("sessionGone");
				expect(await adopt(one.refreshToken, one.accessToken)).toBe("sessionGone");
				expect(await stateOf(one)).toEqual(lives);
				expect(await stateOf(other)).toEqual(lives);
			});

			it("rejects a spent token, an ended login and a changed member [DEC-110, DEC-115, DEC-176]", async () => {
				const [spent, over, changed] = [await open(), await open(), await open()];
				const next = await sessions.refresh(spent.refreshToken, "203.0.113.5");
				expect(await adopt(spent.accessToken, spent.refreshToken)).toBe("sessionGone");
				expect(await adopt(next.accessToken, next.refreshToken)).toBe("taken");
				await sessions.end({ refreshToken: over.refreshToken, accessToken: null });
				expect(await adopt(over.accessToken, over.refreshToken)).toBe("sessionGone");
				await sessions.endOthers(world.db, member.memberId, null);
				expect(await adopt(changed.accessToken, changed.refreshToken)).toBe("memberChanged");
			});
		});

		describe("by a spent token whose successor cannot be recognised, as after a change of the marking key", () => {
			const withAnotherKey = () =>
				new Sessions({
					db: world.db,
					clock: world.clock,
					secrets: { keyedHash: (kind, text) => `${kind} of ${text}` },
					journal: { note: () => undefined },
				});

			it("does not happen within ten seconds, but does after that [DEC-115, DEC-186]", async () => {
				const [atOnce, later] = [await open(), await open()];
				for (const { refreshToken } of [atOnce, later]) await sessions.refresh(refreshToken, "203.0.113.5");
				world.clock.pass(10_000);
				const { refreshToken } = await withAnotherKey().refresh(atOnce.refreshToken, "203.0.113.5");
				expect(refreshToken).toBe(`refresh of ${atOnce.refreshToken}`);
				world.clock.pass(1);
				await expect(withAnotherKey().refresh(later.refreshToken, "203.0.113.5")).rejects.toMatchObject({
					kind: "sessionGone",
				});
				expect(await stateOf(later)).toEqual(isOver);
			});
		});
	});
});
