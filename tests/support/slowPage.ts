import { screenApp } from "#tests/support/screenApp.ts";
import type { AppState } from "#ui/app/AppState.ts";

/** A page whose server answers when the test says so. */
export function slowPage() {
	const { app } = screenApp({ signedIn: true });
	const signals: AbortSignal[] = [];
	const waiting: ((answer: unknown) => void)[] = [];
	const execute = (...asked: readonly unknown[]) => {
		for (const each of asked) {
			if (typeof each === "object" && each !== null && "signal" in each)
				signals.push(each.signal as AbortSignal);
		}
		return new Promise((resolve) => waiting.push(resolve));
	};
	Object.assign(app, { use: () => ({ execute }) });
	const fail = async () => {
		for (const answer of waiting.splice(0)) answer({ ok: false, error: { kind: "unreachable" } });
		await new Promise((go) => setTimeout(go));
	};
	/** Whether each call so far has been aborted. */
	const calledBack = () => signals.map(({ aborted }) => aborted);
	return { app: app as AppState, signals, calledBack, waiting, fail };
}
