import { action, makeObservable, observable } from "mobx";

/** The layer open above the results. Separate, so that a change re-renders only its observers and not the results. */
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
