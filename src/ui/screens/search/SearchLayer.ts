import { action, makeObservable, observable } from "mobx";

/** What lies above the results. Who shows it hears of it; the results below are not drawn again. */
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
