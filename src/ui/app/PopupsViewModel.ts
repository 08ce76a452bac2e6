import { action, computed, makeObservable, observable } from "mobx";
import { type PopupGesture, popupAnswer } from "#domain/navigation/popups.ts";

export interface Popup {
	readonly kind: "alert" | "confirm";
	readonly text: string;
	readonly title?: string | undefined;
	readonly settle: (accepted: boolean) => void;
	readonly answer: Promise<boolean>;
	/** Key of the history entry that was current when the popup was opened. */
	readonly entry: string | null;
}

/**
 * The page's alerts and confirms, shown one at a time (UI-POPUP-01..05, table 4.9). Each promise settles exactly once; further popups wait
 * in a queue; a route change closes all of them and never counts as consent (DEC-038).
 */
export class PopupsViewModel {
	readonly queue = observable.array<Popup>([], { deep: false });

	readonly #entry: () => string | null;

	constructor(entry: () => string | null = () => null) {
		this.#entry = entry;
		makeObservable(this, {
			current: computed,
			alert: action,
			confirm: action,
			accept: action,
			cancel: action,
			closeAll: action,
		});
	}

	get current(): Popup | null {
		return this.queue[0] ?? null;
	}

	/** Shows an alert. Resolves to true when it is closed, by whatever means. A message that is already shown or queued is not added again. */
	alert(text: string): Promise<boolean> {
		const same = this.queue.find((popup) => popup.kind === "alert" && popup.text === text);
		return same?.answer ?? this.#open("alert", text);
	}

	/** Shows a confirm. Resolves to true only when 확인 is pressed. */
	confirm(text: string, title?: string): Promise<boolean> {
		return this.#open("confirm", text, title);
	}

	accept(): void {
		this.#meet("OK");
	}

	/** Handles 돌아가기, Escape and X. For an alert this only closes it, since there is nothing to cancel. */
	cancel(): void {
		this.#meet("X");
	}

	/** Closes all popups after a route change, except those already opened for the new history entry before it was rendered. */
	closeAll(entry: string | null = null): void {
		for (const popup of this.queue.splice(0)) {
			if (popup.entry !== null && popup.entry === entry) this.queue.push(popup);
			else popup.settle(answerOf(popup, "ROUTE_CHANGED") ?? false);
		}
	}

	#meet(gesture: PopupGesture): void {
		const popup = this.queue[0];
		const answer = popup && answerOf(popup, gesture);
		if (popup === undefined || answer === null || answer === undefined) return;
		this.queue.shift();
		popup.settle(answer);
	}

	#open(kind: Popup["kind"], text: string, title?: string): Promise<boolean> {
		let settle: Popup["settle"] = () => {};
		const answer = new Promise<boolean>((resolve) => {
			settle = resolve;
		});
		this.queue.push({ kind, text, title, settle, answer, entry: this.#entry() });
		return answer;
	}
}

const answerOf = ({ kind }: Popup, gesture: PopupGesture): boolean | null =>
	popupAnswer(kind === "alert" ? "ALERT" : "CONFIRM", gesture);
