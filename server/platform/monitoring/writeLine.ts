/** One line of JSON to whoever collects the output. */
export const writeLine = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** Something a person has to look at: a sentence, in a line of JSON like every other. */
export const writeAlarm = (message: string, detail: object): void =>
	writeLine({ level: "error", time: new Date().toISOString(), alarm: true, ...detail, msg: message });
