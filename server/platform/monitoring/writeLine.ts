/** Writes one line of JSON to standard output. */
export const writeLine = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** Logs an alarm, which needs human attention, as a line of JSON. */
export const writeAlarm = (message: string, detail: object): void =>
	writeLine({ level: "error", time: new Date().toISOString(), alarm: true, ...detail, msg: message });
