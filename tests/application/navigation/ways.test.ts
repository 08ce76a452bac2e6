import { describe, expect, it } from "vitest";
import { ApplyAdvanceNotice } from "#application/content/ApplyAdvanceNotice.ts";
import { Withdraw } from "#application/member/Withdraw.ts";
import { FollowTarget } from "#application/navigation/FollowTarget.ts";
import { GoBack } from "#application/navigation/GoBack.ts";
import { RunPendingAction } from "#application/navigation/RunPendingAction.ts";
import { TakeDetour } from "#application/navigation/TakeDetour.ts";
import { SyncSession } from "#application/session/SyncSession.ts";
import { SharePage } from "#application/stay/SharePage.ts";
import { ok } from "#domain/shared/Result.ts";
import { recordingPorts } from "#tests/support/recordingPorts.ts";

const replaced = { replace: true };

describe("following a link target", () => {
	const follow = async (target: unknown, answers: Record<string, unknown>) => {
		const { port, asked } = recordingPorts(answers);
		await new FollowTarget({ host: port, navigation: port, windows: port }).execute(target as never);
		return asked;
	};
	const outward = { bridge: { event: "openExternal", payload: { url: "https://chat.example" } } };
	const push = (path: string) => ({ bridge: { event: "push", payload: { path } } });

	it("leaves it to the app when the app accepts it [DEC-126]", async () => {
		expect(await follow(outward, { offer: true })).toEqual([["offer", outward.bridge]]);
	});

	it("opens it here when no app accepts it: our screens as pages, the rest in a window [DEC-014] [DEC-126]", async () => {
		expect((await follow(outward, { offer: false })).at(-1)).toEqual(["open", "https://chat.example"]);
		expect((await follow(push("/my/inquiry"), { offer: false })).at(-1)).toEqual(["go", "/inquiries"]);
		expect((await follow(push("/faq"), { offer: false })).at(-1)).toEqual(["go", "/faq"]);
		expect(await follow({ bridge: { event: "share", payload: {} } }, { offer: false })).toHaveLength(1);
	});

	it("navigates in place when windows are blocked and the target is on this site [DEC-013]", async () => {
		expect(await follow({ open: "/faq" }, { open: true })).toEqual([["open", "/faq"]]);
		expect(await follow({ open: "/faq" }, { open: false })).toEqual([
			["open", "/faq"],
			["go", "/faq"],
		]);
		expect(await follow({ open: "tel:0000" }, { open: false })).toEqual([["open", "tel:0000"]]);
	});
});

describe("replacing the current history entry", () => {
	it("happens when the back icon's target is not the browser's previous page [UI-TOPBAR-02] [DEC-119]", async () => {
		const back = async (urls: readonly string[], trail: unknown) => {
			const { port, asked } = recordingPorts({
				history: { lastVisited: null, urls },
				trail,
				current: "/products/7",
				openedFrom: null,
			});
			await new GoBack({ visits: port, navigation: port }).execute();
			return asked.filter(([method]) => ["go", "back", "saveHistory"].includes(String(method)));
		};
		const before = { addresses: ["/search", "/products/7"], position: 1, index: 1, entries: [] } as never;
		expect((await back(["/faq", "/search", "/products/7"], before)).map(([method]) => method)).toEqual([
			"saveHistory",
			"back",
		]);
		const elsewhere = { addresses: ["/faq", "/products/7"], position: 1, index: 1, entries: [] } as never;
		const left = await back(["/search"], elsewhere);
		expect(left.at(-1)).toEqual(["go", "/search", replaced]);
		expect((await back([], elsewhere)).at(-1)).toEqual(["go", "/", replaced]);
		const fromHome = { addresses: ["/", "/products/7"], position: 1, index: 1, entries: [] } as never;
		expect((await back([], fromHome)).at(-1)).toEqual(["go", "/", replaced]);
	});

	it("happens on a member's page after account deletion [DEC-148]", async () => {
		const { port, asked } = recordingPorts();
		await new Withdraw({ profile: port, navigation: port, session: port, tracker: port }).execute();
		expect(asked).toEqual([
			["withdraw"],
			["report", { kind: "withdraw" }],
			["go", "/", replaced],
			["withdrawn"],
		]);
	});

	it("happens for a partner's link [STORE-06]", async () => {
		const { port, asked } = recordingPorts({ read: "/products/7" });
		await new TakeDetour({ kept: port, visitor: port, navigation: port }).execute(
			null,
			"/?link=%2Fproducts%2F7",
		);
		expect(asked.at(-1)).toEqual(["go", "/products/7", replaced]);
	});

	it("happens after login for a booking, and keeps the chosen plan [DEC-094]", async () => {
		const { port, asked } = recordingPorts({ current: "/products/7?a=1&b=%3F#top" });
		const deps = { wishes: port, coupons: port, notices: port, navigation: port, tracker: port };
		await new RunPendingAction(deps).execute({ kind: "booking", id: 7 });
		expect(asked.at(-1)).toEqual(["go", "/booking/7?a=1&b=%3F#top", replaced]);
	});

	it.each([
		["/mypage/books", true, false, ["go", "/login?returnUrl=%2Fmypage%2Fbooks", replaced]],
		["/login?returnUrl=%2Fmypage", false, true, ["go", "/mypage", replaced]],
		["/login", false, true, ["go", "/", replaced]],
	])(
		"happens for %s once the member has logged out or in elsewhere [DEC-029] [DEC-030]",
		async (current, before, after, way) => {
			let isSignedIn = before;
			const { port, asked } = recordingPorts({ current });
			const session = {
				state: "LOGGED_IN",
				canRenew: () => after,
				belongsToOtherMember: () => false,
				start: async () => {
					isSignedIn = after;
				},
			};
			let hear = (): void => undefined;
			const news = {
				listen: (listener: () => void) => {
					hear = listener;
					return () => undefined;
				},
			};
			const visitor = { isSignedIn: () => isSignedIn, member: null };
			const deps = { news, session, visitor, cache: { read: () => null }, navigation: port } as never;
			await new SyncSession(deps).execute({ signal: new AbortController().signal });
			hear();
			await expect.poll(() => asked.at(-1)).toEqual(way);
		},
	);
});

describe("an action after login", () => {
	it("adds and reports a wish, and adds it again without a report when the toggle removed it [TRACK-02] [DEC-094]", async () => {
		const run = async (...turned: readonly boolean[]) => {
			const answers = [...turned];
			const asked: unknown[] = [];
			const wishes = {
				toggle: async (id: number) => {
					asked.push(id);
					return ok(answers.shift());
				},
				list: async () => ok([{ id: 7, name: "호텔" }]),
			};
			const tracker = { report: (report: unknown) => void asked.push(report) };
			const deps = { wishes, tracker } as never;
			const answer = await new RunPendingAction(deps).execute({ kind: "wish", id: 7 });
			// The page does not wait for the report to be sent.
			await Promise.resolve();
			return [answer, ...asked];
		};
		expect(await run(true)).toEqual([
			ok(true),
			7,
			{ kind: "wish", stayId: 7, stayName: "호텔", isWished: true },
		]);
		expect(await run(false, true)).toEqual([ok(true), 7, 7]);
	});

	it("applies for a notice at once as a member, and only after login as a visitor [DEC-025] [DEC-158]", async () => {
		const member = recordingPorts({ isSignedIn: true });
		const apply = ({ port }: typeof member) =>
			new ApplyAdvanceNotice({ notices: port, visitor: port, navigation: port }).execute({
				id: 4,
				kind: "alarm",
			});
		await apply(member);
		expect(member.asked.at(-1)).toEqual(["apply", 4, "alarm"]);
		const visitor = recordingPorts({ isSignedIn: false, current: "/event/4" });
		expect(await apply(visitor)).toMatchObject({ ok: false, error: { kind: "loginNeeded" } });
		expect(visitor.methods()).not.toContain("apply");
	});
});

describe("sharing a URL", () => {
	it.each([
		[true, "shared", 2],
		[false, "copied", 3],
	])(
		"offers it to the app first (accepted: %s), with its title [BRIDGE-05]",
		async (isTaken, answer, calls) => {
			const { port, asked } = recordingPorts({
				offer: isTaken,
				addressOf: "https://a.example/x",
				share: "copied",
			});
			const share = new SharePage({ host: port, navigation: port, sharing: port });
			expect(await share.execute("제목", "/x")).toBe(answer);
			const page = { title: "제목", url: "https://a.example/x" };
			expect(asked).toEqual(
				[
					["addressOf", "/x"],
					["offer", { event: "share", payload: page }],
					["share", page],
				].slice(0, calls),
			);
		},
	);
});
