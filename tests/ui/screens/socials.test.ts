import { expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { SocialsViewModel } from "#ui/screens/profile/SocialsViewModel.ts";

async function account(isProven: boolean) {
	const { app, memory } = screenApp({ signedIn: true });
	memory.socialCalls.linked = [
		{ provider: "kakao", linkedAt: "2026-11-25 09:00:00" },
		{ provider: "naver", linkedAt: "2026-11-26 09:00:00" },
	];
	const viewModel = new SocialsViewModel(app, { ask: async () => isProven });
	viewModel.activate();
	await expect.poll(() => viewModel.socials.value).toHaveLength(2);
	const remove = async (provider: "kakao" | "naver") => {
		const removed = viewModel.remove(provider);
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.accept();
		await removed;
	};
	return { memory, viewModel, remove };
}

it("a social account is unlinked only after a confirm and the identity check [DEC-140] [DEC-195]", async () => {
	const turnedBack = await account(false);
	await turnedBack.remove("kakao");
	expect(turnedBack.viewModel.socials.value).toHaveLength(2);

	const { viewModel, memory, remove } = await account(true);
	await remove("kakao");
	expect(viewModel.socials.value?.map(({ provider }) => provider)).toEqual(["naver"]);
	expect(viewModel.isDone).toBe(true);
	memory.socialCalls.isLastWay = true;
	await remove("naver");
	expect(viewModel.socials.value).toHaveLength(1);
	expect(viewModel.isDone).toBe(false);
	expect(viewModel.refusal).not.toBeNull();
});

it("a social account is linked at the provider, only after the identity check [DEC-140] [DEC-195]", async () => {
	const turnedBack = await account(false);
	await turnedBack.viewModel.add("apple");
	expect(turnedBack.memory.windows.left).toEqual([]);

	const { viewModel, memory } = await account(true);
	await viewModel.add("apple");
	expect(memory.windows.left).toEqual(["https://apple.test/login"]);
	expect(memory.pendingSocials.pending).toEqual({ kind: "link", provider: "apple" });
	memory.socialCalls.failure = refused("verifyFailed");
	await viewModel.add("apple");
	expect(viewModel.refusal).toBe(refusals.verifyFailed.message);
});
