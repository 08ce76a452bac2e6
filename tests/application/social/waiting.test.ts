import { describe, expect, it } from "vitest";
import { ChangeProfile } from "#application/member/ChangeProfile.ts";
import { SaveOwnData } from "#application/member/SaveOwnData.ts";
import { LogInByPasskey } from "#application/passkey/LogInByPasskey.ts";
import { EnterSocially } from "#application/social/EnterSocially.ts";
import { LeaveToLink } from "#application/social/LeaveToLink.ts";
import { LeaveToWithdraw } from "#application/social/LeaveToWithdraw.ts";
import { LinkSocially } from "#application/social/LinkSocially.ts";
import { ToggleWish } from "#application/wish/ToggleWish.ts";
import { refused } from "#domain/failure/Failure.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { pendingSocialLife } from "#domain/member/socialLogin.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { hong } from "#tests/application/session/sessionStage.ts";
import { askedPorts } from "#tests/support/askedPorts.ts";

const now = Date.UTC(2026, 10, 25);
const unreachable = err({ kind: "unreachable" });

describe("a login at a provider", () => {
	it("that is to be joined or ended waits its time, from now on [DEC-139] [DEC-140] [DEC-148]", async () => {
		const { port, asked } = askedPorts({ now, begin: ok("/provider") });
		await new LeaveToLink({ social: port, pending: port, clock: port, windows: port }).execute("kakao");
		await new LeaveToWithdraw({ pending: port, clock: port, windows: port }).execute();
		expect(asked.filter(([method]) => method === "save")).toEqual([
			["save", { kind: "link", provider: "kakao" }, now + pendingSocialLife],
			["save", { kind: "withdraw", provider: "apple" }, now + pendingSocialLife],
		]);
	});

	it.each([
		[ok(null), true],
		[err(refused("linkFailed")), true],
		[unreachable, false],
	])("that answers %o waits no more: %s, once the server has heard of it [DEC-140]", async (link, isOver) => {
		const { port, methods } = askedPorts({ link });
		await new LinkSocially({ social: port, pending: port }).execute({ provider: "kakao", token: "t" });
		expect(methods()).toEqual(isOver ? ["link", "clear"] : ["link"]);
	});

	it.each([
		[
			ok(hong),
			ok({ kind: "member", returnUrl: "/mypage" }),
			["enter", "read", "welcome KAKAO", "clear", "clear"],
		],
		[unreachable, unreachable, ["enter", "read", "welcome KAKAO"]],
	])(
		"of a member keeps the way back until the member is known [AUTH-SESSION-04]",
		async (member, answer, steps) => {
			const { port, asked } = askedPorts({ enter: ok({ kind: "member" }), read: "/mypage" });
			const welcome = async (way: string) => {
				asked.push([`welcome ${way}`]);
				return member;
			};
			const deps = {
				social: port,
				pending: port,
				returnTargets: port,
				clock: port,
				arrival: { welcome } as never,
			};
			expect(await new EnterSocially(deps).execute({ provider: "kakao", token: "t", certId: null })).toEqual(
				answer,
			);
			expect(asked.map(([method]) => method)).toEqual(steps);
		},
	);

	it("by passkey is written down as one [AUTH-SESSION-04] [DEC-195]", async () => {
		const { port, asked } = askedPorts();
		await new LogInByPasskey({ authenticator: port, passkeys: port, arrival: port }).execute(true);
		expect(asked.at(-1)).toEqual(["welcome", "PASSKEY"]);
	});
});

describe("what a member does", () => {
	it("shows a new name at once, in the header and on the next page [DEC-143]", async () => {
		const { port, asked } = askedPorts({ change: ok(hong) });
		await new ChangeProfile({ profile: port, cache: port, visitor: port }).execute({
			name: "홍길동",
		} as never);
		expect(asked.slice(1)).toEqual([
			["write", cachedMemberOf(hong)],
			["entered", cachedMemberOf(hong)],
		]);
	});

	it("saves a copy of all that is kept under the name the server gave it [DEC-196]", async () => {
		const { port, asked } = askedPorts({ ownData: ok({ fileName: "own.json", text: "{}" }) });
		await new SaveOwnData({ security: port, files: port }).execute();
		expect(asked.at(-1)).toEqual([
			"save",
			{ name: "own.json", type: "application/json;charset=utf-8", text: "{}" },
		]);
	});

	it("keeps a stay, also one whose name the page does not know [TRACK-02] [DEC-170]", async () => {
		const { port, asked } = askedPorts({ isSignedIn: true, toggle: ok(true) });
		await new ToggleWish({ wishes: port, visitor: port, navigation: port, tracker: port }).execute(7);
		expect(asked.at(-1)).toEqual(["report", { kind: "wish", stayId: 7, stayName: "", isWished: true }]);
	});
});
