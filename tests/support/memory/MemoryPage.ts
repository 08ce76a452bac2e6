import type { Clock } from "#ports/Clock.ts";
import type { Dialogs } from "#ports/Dialogs.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Windows } from "#ports/Windows.ts";

/** Visited pages, in order; the last is the current one. */
export class MemoryNavigation implements PageNavigation {
	readonly visited: string[] = ["/"];
	opener: string | null = null;
	refreshes = 0;
	reloads = 0;

	current(): string {
		return this.visited.at(-1) ?? "/";
	}

	openedFrom(): string | null {
		return this.opener;
	}

	async go(path: string, how: { readonly replace?: boolean } = {}): Promise<void> {
		if (how.replace) this.visited.pop();
		this.visited.push(path);
	}

	async back(): Promise<void> {
		if (this.visited.length > 1) this.visited.pop();
	}

	async refresh(): Promise<void> {
		this.refreshes += 1;
	}

	reload(): void {
		this.reloads += 1;
	}
}

/** Records opened windows; `blocked` simulates a popup blocker. */
export class MemoryWindows implements Windows {
	readonly opened: string[] = [];
	readonly left: string[] = [];
	blocked = false;

	open(url: string): boolean {
		if (!this.blocked) this.opened.push(url);
		return !this.blocked;
	}

	leave(url: string): void {
		this.left.push(url);
	}
}

/** Popups that are answered immediately and record their messages. */
export class MemoryDialogs implements Dialogs {
	readonly said: string[] = [];
	answer = true;

	async alert(text: string): Promise<boolean> {
		this.said.push(text);
		return true;
	}

	async confirm(text: string): Promise<boolean> {
		this.said.push(text);
		return this.answer;
	}
}

/** A clock that only changes when set. */
export class SettableClock implements Clock {
	#now: number;

	constructor(now: number) {
		this.#now = now;
	}

	now(): number {
		return this.#now;
	}

	set(now: number): void {
		this.#now = now;
	}
}
