import type { Clock } from "#ports/Clock.ts";

export class SystemClock implements Clock {
	now(): number {
		return Date.now();
	}
}
