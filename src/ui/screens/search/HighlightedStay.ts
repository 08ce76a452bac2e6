import { action, makeObservable, observable } from "mobx";

/** The stay whose card is hovered or focused; its pin on the map is highlighted. */
export class HighlightedStay {
	id: number | null = null;

	constructor() {
		makeObservable(this, { id: observable, highlight: action });
	}

	highlight(id: number | null): void {
		this.id = id;
	}
}
