import { refusals } from "#domain/failure/refusals.ts";
import type { Member } from "#domain/member/Member.ts";
import type { SocialAnswer } from "#domain/member/socialLogin.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { SocialCallbackViewModel } from "#ui/screens/social-callback/SocialCallbackViewModel.ts";
import { SocialConnectViewModel } from "#ui/screens/social-connect/SocialConnectViewModel.ts";

export const hong: Member = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Gold",
	type: "N",
	corpName: null,
	phone: null,
};
export const appleAccount = {
	loginType: "APPLE",
	corpCode: null,
	deptName: null,
	corpUserName: null,
	agreesToMarketing: false,
	international: null,
} as const;
export const answered: SocialAnswer = { kind: "answered", token: "s.c" };
export const wrongAccess = refusals.wrongAccess.message;

export const stops: (() => void)[] = [];
/** Stops everything the tests started. */
export function stopAll(): void {
	for (const stop of stops.splice(0)) stop();
}

/** A page without a server, where a provider knows one member. */
export function stage() {
	const { app, memory } = screenApp();
	memory.sessionCalls.accounts.set(hong.email, { password: "x", member: hong });
	memory.socialCalls.member = hong.email;
	const settled = () => new Promise((done) => setTimeout(done, 5));
	/** Closes the open alert and returns its text. */
	const alerted = async () => {
		await settled();
		const said = app.popups.current?.text ?? null;
		if (said !== null) app.popups.accept();
		await settled();
		return said;
	};
	return { app, memory, settled, alerted };
}

/** Opens a provider's callback with an answer. */
export function callback(answer: SocialAnswer, parts = stage()) {
	const viewModel = new SocialCallbackViewModel(parts.app);
	viewModel.restore({ provider: "kakao", answer });
	return { ...parts, viewModel, open: () => stops.push(viewModel.activate()) };
}

/** Opens the page that connects an Apple account, before the account is known, over the parts of a stage. */
export function connecting<P extends ReturnType<typeof stage>>(parts: P) {
	const { memory, app } = parts;
	memory.socialCalls.entries.set("s.c", { kind: "connect", email: hong.email });
	memory.pendingSocials.save(
		{ kind: "connect", provider: "apple", token: "s.c", email: hong.email },
		Number.POSITIVE_INFINITY,
	);
	const viewModel = new SocialConnectViewModel(app);
	viewModel.restore();
	const leave = viewModel.activate();
	stops.push(leave, () => viewModel.cert.dispose());
	const prove = async () => {
		await viewModel.cert.send(hong.email);
		viewModel.cert.type("123456");
		await viewModel.cert.verify();
	};
	return { ...parts, viewModel, prove, leave };
}
