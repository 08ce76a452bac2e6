import { describe, expect, it } from "vitest";
import { ApplyAdvanceNotice } from "#application/content/ApplyAdvanceNotice.ts";
import { Withdraw } from "#application/member/Withdraw.ts";
import { FollowTarget } from "#application/navigation/FollowTarget.ts";
import { GoBack } from "#application/navigation/GoBack.ts";
import { RunPendingAction } from "#application/navigation/RunPendingAction.ts";
import { TakeDetour } from "#application/navigation/TakeDetour.ts";
import { FollowSession } from "#application/session/FollowSession.ts";
import { SharePage } from "#application/stay/SharePage.ts";
import { ok } from "#domain/shared/Result.ts";
import { askedPorts } from "#tests/support/askedPorts.ts";

const replaced = { replace: true };

describe("a link", () => {
	const follow = async (target: unknown, answers: Record<string, unknown>) => {
		const { port, asked } = askedPorts(answers);
		await new FollowTarget({ host: port, navigation: port, windows: port }).execute(target as never);
		return asked;
	};
	const outward = { bridge: { event: "openExternal", payload: { url: "https://chat.example" } } };
	const push = (path: string) => ({ bridge: { event: "push", payload: { path } } });

	it("that the app takes is the app's [DEC-126]", async () => {
		expect(await follow(outward, { offer: true })).toEqual([["offer", outward.bridge]]);
	});

	it("that no app takes opens here: its screens as pages, the rest in a window [DEC-014] [DEC-126]", async () => {
		expect((await follow(outward, { offer: false })).at(-1)).toEqual(["open", "https://chat.example"]);
		expect((await follow(push("/my/inquiry"), { offer: false })).at(-1)).toEqual(["go", "/inquiries"]);
		expect((await follow(push("/faq"), { offer: false })).at(-1)).toEqual(["go", "/faq"]);
		expect(await follow({ bridge: { event: "share", payload: {} } }, { offer: false })).toHaveLength(1);
	});

	it("goes in place where windows are blocked, if it is of this site [DEC-013]", async () => {
		expect(await follow({ open: "/faq" }, { open: true })).toEqual([["open", "/faq"]]);
		expect(await follow({ open: "/faq" }, { open: false })).toEqual([
			["open", "/faq"],
			["go", "/faq"],
		]);
		expect(await follow({ open: "tel:0000" }, { open: false })).toEqual([["open", "tel:0000"]]);
	});
});

describe("a page that is left without a trace", () => {
	it("is the one a back icon stood on, where the browser's Back leads elsewhere [UI-TOPBAR-02] [DEC-119]", async () => {
		const back = async (urls: readonly string[], trail: unknown) => {
			const { port, asked } = askedPorts({
				history: { lastVisited: null, urls },
				trail,
				current: "/products/7",
				openedFrom: null,
			});
			await new GoBack({ visits: port, navigation: port }).execute();
			return asked.filter(([method]) => ["go", "back", "keepHistory"].includes(String(method)));
		};
		const before = { addresses: ["/search", "/products/7"], position: 1, index: 1, entries: [] } as never;
		expect((await back(["/faq", "/search", "/products/7"], before)).map(([method]) => method)).toEqual([
			"keepHistory",
			"back",
		]);
		const elsewhere = { addresses: ["/faq", "/products/7"], position: 1, index: 1, entries: [] } as never;
		const left = await back(["/search"], elsewhere);
		expect(left.at(-1)).toEqual(["go", "/search", replaced]);
		expect((await back([], elsewhere)).at(-1)).toEqual(["go", "/", replaced]);
		const fromHome = { addresses: ["/", "/products/7"], position: 1, index: 1, entries: [] } as never;
		expect((await back([], fromHome)).at(-1)).toEqual(["go", "/", replaced]);
	});

	it("is a member's page at its end [DEC-148]", async () => {
		const { port, asked } = askedPorts();
		await new Withdraw({ profile: port, navigation: port, session: port, tracker: port }).execute();
		expect(asked).toEqual([
			["withdraw"],
			["report", { kind: "withdraw" }],
			["go", "/", replaced],
			["withdrawn"],
		]);
	});

	it("is a partner's link [STORE-06]", async () => {
		const { port, asked } = askedPorts({ read: "/products/7" });
		await new TakeDetour({ kept: port, visitor: port, navigation: port }).execute(
			null,
			"/?link=%2Fproducts%2F7",
		);
		expect(asked.at(-1)).toEqual(["go", "/products/7", replaced]);
	});

	it("is the page a login led back to for a booking: what was chosen goes along [DEC-094]", async () => {
		const { port, asked } = askedPorts({ current: "/products/7?a=1&b=%3F#top" });
		const deps = { wishes: port, coupons: port, notices: port, navigation: port, tracker: port };
		await new RunPendingAction(deps).execute({ kind: "booking", id: 7 });
		expect(asked.at(-1)).toEqual(["go", "/booking/7?a=1&b=%3F#top", replaced]);
	});

	it.each([
		["/mypage/books", true, false, ["go", "/login?returnUrl=%2Fmypage%2Fbooks", replaced]],
		["/login?returnUrl=%2Fmypage", false, true, ["go", "/mypage", replaced]],
		["/login", false, true, ["go", "/", replaced]],
	])(
		"is %s once somebody has left or come elsewhere [DEC-029] [DEC-030]",
		async (current, before, after, way) => {
			let isSignedIn = before;
			const { port, asked } = askedPorts({ current });
			const session = {
				state: "LOGGED_IN",
				possible: () => after,
				isSomebodyElses: () => false,
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
			await new FollowSession(deps).execute({ signal: new AbortController().signal });
			hear();
			await expect.poll(() => asked.at(-1)).toEqual(way);
		},
	);
});

describe("what waited for a login", () => {
	it("is a wish, which is reported as one when it was kept, and kept again when it was turned off [TRACK-02] [DEC-094]", async () => {
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
			// The page does not wait for the report.
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

	it("is a notice: a member asks for it at once, a visitor after the login [DEC-025] [DEC-158]", async () => {
		const member = askedPorts({ isSignedIn: true });
		const apply = ({ port }: typeof member) =>
			new ApplyAdvanceNotice({ notices: port, visitor: port, navigation: port }).execute({
				id: 4,
				kind: "alarm",
			});
		await apply(member);
		expect(member.asked.at(-1)).toEqual(["apply", 4, "alarm"]);
		const visitor = askedPorts({ isSignedIn: false, current: "/event/4" });
		expect(await apply(visitor)).toMatchObject({ ok: false, error: { kind: "loginNeeded" } });
		expect(visitor.methods()).not.toContain("apply");
	});
});

describe("an address that is shared", () => {
	it.each([
		[true, "shared", 2],
		[false, "copied", 3],
	])(
		"is offered to the app first (taken: %s), with its title [BRIDGE-05]",
		async (isTaken, answer, calls) => {
			const { port, asked } = askedPorts({
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
