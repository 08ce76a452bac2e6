import { fireEvent, render, screen } from "@testing-library/react";
import { observer } from "mobx-react-lite";
import { beforeEach, describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { Alerts } from "#ui/screens/profile/parts/Alerts.tsx";

describe("the marketing consent", () => {
	let memory: ReturnType<typeof screenApp>["memory"];

	beforeEach(async () => {
		const stage = screenApp({ signedIn: true });
		memory = stage.memory;
		memory.bookingMember.member = bronze;
		const account = new LoadViewModel<MemberAccount>((signal) =>
			stage.app.use(useCases.viewAccount).execute({ signal }),
		);
		await account.load();
		const Part = observer(() => (
			<Alerts account={account} agrees={account.value?.agreesToMarketing ?? false} />
		));
		render(
			<AppProvider value={stage.app}>
				<Part />
			</AppProvider>,
		);
	});
	const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "혜택·이벤트 알림 받기" });

	it("is given and withdrawn with the same checkbox, each confirmed with its date", async () => {
		fireEvent.click(box());
		await screen.findByText(/부터 혜택·이벤트 알림을 보내 드려요\.$/);
		expect(box().checked).toBe(true);
		fireEvent.click(box());
		await screen.findByText(/부터 혜택·이벤트 알림을 보내지 않아요\.$/);
		expect([box().checked, memory.profile.changes]).toEqual([
			false,
			[{ agreesToMarketing: true }, { agreesToMarketing: false }],
		]);
	});

	it("keeps the focus while a change is in flight", () => {
		box().focus();
		fireEvent.click(box());
		expect([box().disabled, document.activeElement]).toEqual([false, box()]);
	});

	it("stays unchanged when the change fails, and says so", async () => {
		memory.profile.failure = { kind: "unreachable" };
		fireEvent.click(box());
		await screen.findByText("바꾸지 못했어요. 잠시 후 다시 시도해 주세요.");
		expect(box().checked).toBe(false);
	});
});
