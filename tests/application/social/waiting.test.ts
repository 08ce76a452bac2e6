import { describe, expect, it } from "vitest";
import { ChangeProfile } from "#application/member/ChangeProfile.ts";
import { SaveOwnData } from "#application/member/SaveOwnData.ts";
import { LogInByPasskey } from "#application/passkey/LogInByPasskey.ts";
import { LeaveToLink } from "#application/social/LeaveToLink.ts";
import { LeaveToWithdraw } from "#application/social/LeaveToWithdraw.ts";
import { LinkProviderAccount } from "#application/social/LinkProviderAccount.ts";
import { LogInWithProvider } from "#application/social/LogInWithProvider.ts";
import { ToggleWish } from "#application/wish/ToggleWish.ts";
import { refused } from "#domain/failure/Failure.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { pendingSocialLife } from "#domain/member/socialLogin.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { hong } from "#tests/application/session/sessionStage.ts";
import { recordingPorts } from "#tests/support/recordingPorts.ts";

const now = Date.UTC(2026, 10, 25);
const unreachable = err({ kind: "unreachable" });

describe("a pending social login", () => {
	it("to link or end an account expires after its lifetime from now [DEC-139] [DEC-140] [DEC-148]", async () => {
		const { port, asked } = recordingPorts({ now, begin: ok("/provider") });
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
	])("with the response %o is over: %s, once the server has processed it [DEC-140]", async (link, isOver) => {
		const { port, methods } = recordingPorts({ link });
		await new LinkProviderAccount({ social: port, pending: port }).execute({ provider: "kakao", token: "t" });
		expect(methods()).toEqual(isOver ? ["link", "clear"] : ["link"]);
	});

	it.each([
		[
			ok(hong),
			ok({ kind: "member", returnUrl: "/mypage" }),
			["enter", "read", "complete KAKAO", "clear", "clear"],
		],
		[unreachable, unreachable, ["enter", "read", "complete KAKAO"]],
	])(
		"of a member keeps the return target until the member is loaded [AUTH-SESSION-04]",
		async (member, answer, steps) => {
			const { port, asked } = recordingPorts({ enter: ok({ kind: "member" }), read: "/mypage" });
			const complete = async (way: string) => {
				asked.push([`complete ${way}`]);
				return member;
			};
			const deps = {
				social: port,
				pending: port,
				returnTargets: port,
				clock: port,
				arrival: { complete } as never,
			};
			expect(
				await new LogInWithProvider(deps).execute({ provider: "kakao", token: "t", certId: null }),
			).toEqual(answer);
			expect(asked.map(([method]) => method)).toEqual(steps);
		},
	);

	it("by passkey is recorded as such [AUTH-SESSION-04] [DEC-195]", async () => {
		const { port, asked } = recordingPorts();
		await new LogInByPasskey({ authenticator: port, passkeys: port, arrival: port }).execute(true);
		expect(asked.at(-1)).toEqual(["complete", "PASSKEY"]);
	});
});

describe("member actions", () => {
	it("show a new name at once, in the header and on the next page [DEC-143]", async () => {
		const { port, asked } = recordingPorts({ change: ok(hong) });
		await new ChangeProfile({ profile: port, cache: port, visitor: port }).execute({
			name: "홍길동",
		} as never);
		expect(asked.slice(1)).toEqual([
			["write", cachedMemberOf(hong)],
			["entered", cachedMemberOf(hong)],
		]);
	});

	it("save a copy of all stored data under the file name from the server [DEC-196]", async () => {
		const { port, asked } = recordingPorts({ ownData: ok({ fileName: "own.json", text: "{}" }) });
		await new SaveOwnData({ security: port, files: port }).execute();
		expect(asked.at(-1)).toEqual([
			"save",
			{ name: "own.json", type: "application/json;charset=utf-8", text: "{}" },
		]);
	});

	it("add a stay to the wish list even if the page does not know its name [TRACK-02] [DEC-170]", async () => {
		const { port, asked } = recordingPorts({ isSignedIn: true, toggle: ok(true) });
		await new ToggleWish({ wishes: port, visitor: port, navigation: port, tracker: port }).execute(7);
		expect(asked.at(-1)).toEqual(["report", { kind: "wish", stayId: 7, stayName: "", isWished: true }]);
	});
});
