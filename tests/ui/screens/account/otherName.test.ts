import { expect, it, vi } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { MyPageViewModel } from "#ui/screens/mypage/MyPageViewModel.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";

const before = { name: "김하늘", grade: "Bronze", type: "N", corpName: null } as const;
const account = {
	...{ ...before, email: "haneul@example.com", phone: "01012345678", loginType: "EMAIL" as const },
	...{ corpCode: null, deptName: null, corpUserName: null, agreesToMarketing: false, international: null },
};

it.each([
	["my page", MyPageViewModel],
	["the account", ProfileViewModel],
] as const)(
	"%s that is open in another tab shows a changed name, and is not reloaded otherwise",
	async (_, Screen) => {
		const { app, memory } = screenApp({ signedIn: true, member: before });
		memory.bookingMember.member = account;
		const viewModel = new Screen(app);
		const leave = viewModel.activate();
		const shown = () =>
			(viewModel instanceof MyPageViewModel ? viewModel.view.value?.account : viewModel.account.value)?.name;
		await vi.waitFor(() => expect(shown()).toBe("김하늘"));
		const asked = vi.spyOn(memory.bookingMember, "account");
		app.session.entered({ ...before });
		expect(asked).not.toHaveBeenCalled();
		memory.bookingMember.member = { ...account, name: "김바다" };
		app.session.entered({ ...before, name: "김바다" });
		await vi.waitFor(() => expect(shown()).toBe("김바다"));
		leave();
		app.session.entered({ ...before, name: "김산" });
		expect(asked).toHaveBeenCalledTimes(1);
	},
);
