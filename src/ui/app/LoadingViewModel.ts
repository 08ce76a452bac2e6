import { action, computed, makeObservable, observable } from "mobx";

export type LoadingKind = "basic" | "inline";

/** Global loading layer. Calls to `show` are counted; a finished or failed route change resets the count (DEC-039). */
export class LoadingViewModel {
	count = 0;
	kind: LoadingKind = "basic";
	text = "로딩";

	constructor() {
		makeObservable(this, {
			count: observable,
			kind: observable,
			text: observable,
			visible: computed,
			show: action,
			hide: action,
			clear: action,
		});
	}

	get visible(): boolean {
		return this.count > 0;
	}

	show(kind: LoadingKind = "basic", text = "로딩"): void {
		this.count += 1;
		this.kind = kind;
		this.text = text;
	}

	hide(): void {
		this.count = Math.max(0, this.count - 1);
	}

	clear(): void {
		this.count = 0;
	}
}
