import { fitting } from "#adapters/local-storage/storedValue.ts";
import { readInternalPath } from "#domain/navigation/internalPath.ts";

/** Parses a stored address; accepts only paths within this site, whoever stored them (STORE-06). */
export const storedAddress = {
	parse: (value: unknown): string =>
		fitting(typeof value === "string" ? value : null, (path) => readInternalPath(path) !== null),
};
