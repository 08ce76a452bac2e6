import type { CalendarStay } from "#domain/booking/calendarFile.ts";
import type { Clock } from "#ports/Clock.ts";
import type { FileSaver } from "#ports/FileSaver.ts";

/** Saves the stay as a calendar file (DEC-181). */
export class SaveCalendar {
	readonly #deps: { readonly files: FileSaver; readonly clock: Clock };

	constructor(deps: { readonly files: FileSaver; readonly clock: Clock }) {
		this.#deps = deps;
	}

	async execute(stay: CalendarStay): Promise<void> {
		const { files, clock } = this.#deps;
		// Loaded on demand, because few travellers use it.
		const { calendarFile } = await import("#domain/booking/calendarFile.ts");
		files.save({
			name: `${stay.orderNumber}.ics`,
			type: "text/calendar;charset=utf-8",
			text: calendarFile(stay, clock.now()),
		});
	}
}
