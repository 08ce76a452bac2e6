import { action, makeObservable, observable } from "mobx";

/** The stay whose card the reader points at or has the focus in: its pin stands out. */
export class PointedStay {
	id: number | null = null;

	constructor() {
		makeObservable(this, { id: observable, point: action });
	}

	point(id: number | null): void {
		this.id = id;
	}
}
