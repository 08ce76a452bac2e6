import { action, makeObservable, observable } from "mobx";

/** Whether this page reaches the server: what the browser says, and how the calls fare. */
export class ConnectionViewModel {
	isLost = false;

	constructor() {
		makeObservable(this, { isLost: observable, lost: action, found: action });
	}

	lost(): void {
		this.isLost = true;
	}

	found(): void {
		this.isLost = false;
	}
}
