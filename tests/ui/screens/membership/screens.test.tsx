import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { hydrated } from "#tests/support/hydrated.tsx";
import { bronze, chargeOf, corporate, couponOf, subscriptionOf } from "#tests/support/membershipFixtures.ts";
import type { MemoryPorts } from "#tests/support/memory/memoryContainer.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { BenefitRegisterScreen } from "#ui/screens/benefit-register/BenefitRegisterScreen.tsx";
import { BillingHistoryScreen } from "#ui/screens/billing-history/BillingHistoryScreen.tsx";
import { ManageScreen } from "#ui/screens/membership-manage/ManageScreen.tsx";
import { SubscribeScreen } from "#ui/screens/subscribe/SubscribeScreen.tsx";

const subscribe = () => (
	<SubscribeScreen snapshot={{ plan: null, authKey: null, isCardCancelled: false, returnPath: null }} />
);
const manage = () => <ManageScreen snapshot={{ authKey: null, isCardCancelled: false }} />;

/** Renders a page of a member or a visitor; `plant` fills its in-memory ports. */
const pageOf =
	(account: MemberAccount | null, plant: (memory: MemoryPorts) => void = () => undefined) =>
	() => {
		const { app, memory } = screenApp({
			signedIn: account !== null,
			member: account && cachedMemberOf(account),
		});
		memory.bookingMember.member = account;
		memory.memberCoupons.held.avail = [couponOf(1)];
		plant(memory);
		return app;
	};

const gold = subscriptionOf("Gold", stayDateOf("2026-11-20"));

describe("the subscribe screen", () => {
	it("server-renders both plans and every rule for a visitor [ROUTE-13, DEC-029, SUBS-08, SUBS-09, SUBS-16]", () => {
		const { html, problems } = hydrated(pageOf(null), subscribe);
		for (const text of ["19,000원", "22,800원", "1,583원", "1,900원", "2,800원", "로그인하고 가입하기"])
			expect(html).toContain(text);
		for (const rule of [
			"실버는 1인당 1회만 가입할 수 있으며, 해지 후에는 다시 가입할 수 없습니다.",
			"골드로 업그레이드하면 즉시 적용되며, 이후 실버는 이용할 수 없고 남은 기간에 대한 부분 환불은 되지 않습니다.",
			"해지해도 이용 기간 종료일까지 멤버십 혜택이 유지됩니다.",
			"다음 결제일은 이용 기간 종료일의 다음 날이며, 해지 전까지 자동으로 갱신됩니다.",
			"골드는 결제 후 7일 이내에 유효한 예약 이용 내역이 없으면 전액 환불됩니다. 실버는 청약철회가 제공되지 않습니다.",
			"어썸 멤버십은 캐시백 방식으로, 가입하면 보유 중인 쿠폰이 모두 소멸됩니다.",
			"변경한 카드는 다음 결제부터 적용됩니다.",
		])
			expect(html).toContain(rule);
		expect(problems).toEqual([]);
	});

	it("lists each coupon that will be lost, next to an unticked consent [SUBS-14, DEC-075, COPY-114]", async () => {
		const { html, problems } = hydrated(pageOf(bronze), subscribe);
		expect(html).not.toContain("로그인하고 가입하기");
		await screen.findByText("쿠폰 1");
		const agreement = screen.getByRole("checkbox", { name: "위 내용을 확인했으며 동의합니다." });
		expect((agreement as HTMLInputElement).checked).toBe(false);
		expect(screen.getAllByRole("radio").every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
		expect(problems).toEqual([]);
	});

	it("reports what is missing next to each part and moves the focus there [SUBS-14]", async () => {
		hydrated(pageOf(bronze), subscribe);
		await screen.findByText("쿠폰 1");
		fireEvent.click(screen.getAllByRole("button", { name: "멤버십 가입하기" })[0] as HTMLElement);
		await screen.findByText("가입할 멤버십을 골라 주세요.");
		screen.getByText("결제할 카드를 등록해 주세요.");
		screen.getByText("쿠폰 소멸에 동의해야 가입할 수 있어요.");
		await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("radio"));
	});

	it("explains to Gold and corporate members why there is nothing to buy [DEC-071, COPY-140]", async () => {
		const { unmount } = hydrated(
			pageOf(bronze, (memory) => {
				memory.memberships.subscription = gold;
			}),
			subscribe,
		);
		await screen.findByText("이미 어썸 골드를 이용 중이에요");
		unmount();
		hydrated(pageOf(corporate), subscribe);
		await screen.findByText("기업 회원은 어썸 멤버십에 가입할 수 없습니다.");
		expect(screen.queryByRole("radio")).toBeNull();
	});

	it("disables Silver for a member who has used it, and explains why [SUBS-02, SUBS-03, DEC-069]", async () => {
		hydrated(
			pageOf(bronze, (memory) => {
				memory.memberships.isSilverAvailable = false;
			}),
			subscribe,
		);
		await screen.findByText("쿠폰 1");
		const radios = screen.getAllByRole<HTMLInputElement>("radio");
		expect(radios.map(({ disabled, checked }) => [disabled, checked])).toEqual([
			[false, true],
			[true, false],
		]);
		screen.getByText("이미 이용한 멤버십이에요");
	});

	it("shows what was bought, with a link back to the previous page [SUBS-04, SUBS-10]", async () => {
		hydrated(
			pageOf(bronze, (memory) => {
				memory.visits.saveHistory({ lastVisited: "/products/3", urls: [] });
				memory.membershipDrafts.draft = {
					owner: memory.memberships.cardRegistrationUrl,
					plan: "Gold",
					hasAgreed: true,
					card: { id: 1, name: "신한카드 ****-0001" },
				};
			}),
			subscribe,
		);
		const [pay] = await screen.findAllByRole("button", { name: "19,000원 결제하고 가입하기" });
		fireEvent.click(pay as HTMLElement);
		await screen.findByRole("heading", { name: "어썸 골드 회원이 되셨어요" });
		screen.getByText(/2026\.11\.25 ~ 2027\.11\.24/);
		const back = screen.getByRole("link", { name: "보던 페이지로 돌아가기" });
		expect(back.getAttribute("href")).toBe("/products/3");
	});
});

describe("the management screen", () => {
	it("shows state, term, next charge, card and the available actions [ROUTE-14, SUBS-01, SUBS-10, SUBS-16]", async () => {
		const { html, problems } = hydrated(
			pageOf(bronze, (memory) => {
				memory.memberships.subscription = gold;
			}),
			manage,
		);
		expect(html).toContain("멤버십 관리");
		await screen.findByText("이용 중");
		screen.getByText("2027.11.20 · 19,000원");
		screen.getByText("신한카드 ****-1234");
		screen.getByText("변경한 카드는 다음 결제부터 적용됩니다.", { selector: "p" });
		fireEvent.click(screen.getByRole("button", { name: "청약철회하기" }));
		const question = await screen.findByRole("alertdialog");
		within(question).getByText("19,000원 (전액)");
		fireEvent.click(within(question).getByRole("button", { name: "19,000원 환불받기" }));
		const aimedAt = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
		const outcome = await screen.findByText("청약철회가 완료되어 19,000원을 환불했어요.");
		// The button is below all the text about the membership.
		await waitFor(() =>
			expect(aimedAt.mock.contexts.some((part) => part instanceof Node && part.contains(outcome))).toBe(true),
		);
		aimedAt.mockRestore();
		screen.getByText("청약철회");
		expect(problems).toEqual([]);
	});

	it.each([
		["CANCEL_REQUEST", "해지 예약", "2026.12.19까지 이용하고 종료돼요."],
		["CANCEL_UPGRADE", "업그레이드로 종료", "골드로 업그레이드하여 실버가 종료되었어요."],
		["CANCEL_PAYMENT", "결제 실패로 종료", "결제하지 못해 멤버십이 종료되었어요."],
		["CANCEL", "해지 완료", "멤버십 이용이 끝났어요."],
	] as const)("explains the state %s [SUBS-01, COPY-116]", async (state, label, text) => {
		hydrated(
			pageOf(bronze, (memory) => {
				const begun = stayDateOf("2026-11-20");
				memory.memberships.subscription = subscriptionOf("Silver", begun, { state, nextCharge: null });
			}),
			manage,
		);
		await screen.findByText(label);
		screen.getByText(text);
		expect(screen.queryByText("결제 카드") !== null).toBe(state === "CANCEL_REQUEST");
	});

	it("warns of a failed charge and of a missing card [DEC-072, D43]", async () => {
		hydrated(
			pageOf(bronze, (memory) => {
				memory.memberships.subscription = subscriptionOf("Silver", stayDateOf("2026-10-25"), {
					failedCharges: 1,
					cardName: null,
				});
			}),
			manage,
		);
		await screen.findByText("정기 결제에 1번 실패했어요");
		screen.getByText("결제할 카드가 없어요");
		screen.getByRole("button", { name: "카드 등록하기" });
	});

	it("invites a member without a membership to join, unless corporate [DEC-065, DEC-071]", async () => {
		const { unmount } = hydrated(pageOf(bronze), manage);
		const join = await screen.findByRole("link", { name: "멤버십 가입하기" });
		expect(join.getAttribute("href")).toBe("/membership/awesome/subscribe");
		unmount();
		hydrated(pageOf(corporate), manage);
		await screen.findByText("기업 회원은 멤버십에 새로 가입할 수 없어요.");
		expect(screen.queryByRole("link", { name: "멤버십 가입하기" })).toBeNull();
	});
});

describe("the billing history screen", () => {
	it("lists charges with term, card and outcome, or says that there are none [ROUTE-15]", async () => {
		const { html, problems, unmount } = hydrated(
			pageOf(bronze, (memory) => {
				memory.memberships.billed = [chargeOf(2, { isPaid: false }), chargeOf(1)];
			}),
			() => <BillingHistoryScreen />,
		);
		expect(html).toContain("구독 결제 내역");
		await screen.findByText("결제 실패");
		expect(screen.getAllByText("이용 기간 2026.11.13 ~ 2026.12.12")).toHaveLength(2);
		screen.getByText("결제 완료");
		expect(problems).toEqual([]);
		unmount();
		hydrated(pageOf(bronze), () => <BillingHistoryScreen />);
		await screen.findByText("구독 결제 내역이 없어요.");
	});
});

describe("the benefit mall screen", () => {
	it("shows a form to a regular member and the registration to a corporate one [ROUTE-16, ROLE-04, DEC-066]", async () => {
		const { html, problems, unmount } = hydrated(pageOf(bronze), () => <BenefitRegisterScreen />);
		expect(html).toContain("복지몰 회원 등록");
		await screen.findByLabelText("기업 코드");
		screen.getByRole("button", { name: "복지몰 회원으로 등록하기" });
		expect(problems).toEqual([]);
		unmount();
		hydrated(pageOf(corporate), () => <BenefitRegisterScreen />);
		await screen.findByText("한빛상사");
		expect(screen.queryByLabelText("기업 코드")).toBeNull();
		screen.getByRole("button", { name: "부서 저장하기" });
	});

	it("shows a field's error after blur until it is valid [VAL-01, VAL-05, VAL-11, VAL-14, COPY-045, COPY-050]", async () => {
		hydrated(pageOf(bronze), () => <BenefitRegisterScreen />);
		await screen.findByLabelText("기업 코드");
		const said = (label: string, value: string) => {
			const field = screen.getByLabelText(label);
			fireEvent.change(field, { target: { value } });
			fireEvent.blur(field);
			const told = (field.getAttribute("aria-describedby") ?? "")
				.split(" ")
				.filter((id) => /error$/.test(id));
			return told.map((id) => document.getElementById(id)?.textContent).join();
		};
		expect(said("기업 코드", "AB1")).toBe("영문 대문자와 숫자 4~20자로 입력해 주세요.");
		expect(said("기업 코드", "corp2026")).toBe("");
		expect(said("이름", "홍길동1")).toBe("한글 또는 영문만 입력할 수 있습니다. (특수문자 사용 불가)");
		expect(said("이름", "홍길동")).toBe("");
		expect(said("부서", "인사")).toBe("");
		expect(said("부서", " ")).toBe("필수 입력 항목입니다.");
	});
});
