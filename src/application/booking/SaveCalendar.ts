import type { CalendarStay } from "#domain/booking/calendarFile.ts";
import type { Clock } from "#ports/Clock.ts";
import type { FileSaver } from "#ports/FileSaver.ts";

/** Puts the stay into the traveller's own calendar as a file (DEC-181). */
export class SaveCalendar {
	readonly #deps: { readonly files: FileSaver; readonly clock: Clock };

	constructor(deps: { readonly files: FileSaver; readonly clock: Clock }) {
		this.#deps = deps;
	}

	async execute(stay: CalendarStay): Promise<void> {
		const { files, clock } = this.#deps;
		// Few travellers ask for it; nobody else waits for its bytes.
		const { calendarFile } = await import("#domain/booking/calendarFile.ts");
		files.save({
			name: `${stay.orderNumber}.ics`,
			type: "text/calendar;charset=utf-8",
			text: calendarFile(stay, clock.now()),
		});
	}
}
