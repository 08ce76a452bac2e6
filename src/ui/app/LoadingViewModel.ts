import { action, computed, makeObservable, observable } from "mobx";
import { componentsCopy } from "#copy/components.ts";

const { text } = componentsCopy.loadingLayer;

export type LoadingKind = "basic" | "inline";

/** Global loading layer. Calls to `show` are counted; a finished or failed route change resets the count (DEC-039). */
export class LoadingViewModel {
	count = 0;
	kind: LoadingKind = "basic";
	text: string = text;

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

	show(kind: LoadingKind = "basic", shown: string = text): void {
		this.count += 1;
		this.kind = kind;
		this.text = shown;
	}

	hide(): void {
		this.count = Math.max(0, this.count - 1);
	}

	clear(): void {
		this.count = 0;
	}
}
