import { action, makeObservable, observable } from "mobx";

/** Open or closed state of the profile menu (UI-MENU-01). */
export class MenuViewModel {
	isOpen = false;

	constructor() {
		makeObservable(this, { isOpen: observable, open: action, close: action });
	}

	open(): void {
		this.isOpen = true;
	}

	close(): void {
		this.isOpen = false;
	}
}
