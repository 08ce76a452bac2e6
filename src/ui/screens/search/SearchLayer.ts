import { action, makeObservable, observable } from "mobx";

/** What lies above the results. Only what shows it is drawn again when it changes, not the results below. */
export class SearchLayer {
	open: "filters" | "order" | null = null;

	constructor() {
		makeObservable(this, { open: observable, show: action, close: action });
	}

	show(layer: "filters" | "order"): void {
		this.open = layer;
	}

	readonly close = (): void => {
		this.open = null;
	};
}
