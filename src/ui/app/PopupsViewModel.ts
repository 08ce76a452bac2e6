import { action, computed, makeObservable, observable } from "mobx";
import { type PopupGesture, popupAnswer } from "#domain/navigation/popups.ts";

export interface Popup {
	readonly kind: "alert" | "confirm";
	readonly text: string;
	readonly title?: string | undefined;
	readonly settle: (accepted: boolean) => void;
	readonly answer: Promise<boolean>;
	/** The entry of the history it was opened on. */
	readonly entry: string | null;
}

/**
 * The page's one alert and one confirm (UI-POPUP-01..05, table 4.9). A promise settles exactly once; a second popup
 * waits its turn; a route change closes everything, and leaving never counts as consent (DEC-038).
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

	/** Resolves true when it is closed, however that happens. A message that is shown, or waits to be, is not shown twice. */
	alert(text: string, title?: string): Promise<boolean> {
		const same = this.queue.find(
			(popup) => popup.kind === "alert" && popup.text === text && popup.title === title,
		);
		return same?.answer ?? this.#open("alert", text, title);
	}

	/** Resolves true on 확인 only. */
	confirm(text: string, title?: string): Promise<boolean> {
		return this.#open("confirm", text, title);
	}

	accept(): void {
		this.#meet("OK");
	}

	/** 돌아가기, Escape or X: an alert has nothing to turn back from. */
	cancel(): void {
		this.#meet("X");
	}

	/** Another page is shown. What was opened for it, before it was drawn, stays. */
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

	#open(kind: Popup["kind"], text: string, title: string | undefined): Promise<boolean> {
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
