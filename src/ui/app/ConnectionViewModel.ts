import { action, makeObservable, observable } from "mobx";

/** Whether this page can reach the server, judged by the browser's online state and by the outcome of calls. */
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
