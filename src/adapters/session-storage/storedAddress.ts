import { fitting } from "#adapters/local-storage/storedValue.ts";
import { readInternalPath } from "#domain/navigation/internalPath.ts";

/** An address that was kept: one of our own, whoever wrote it there (STORE-06). */
export const storedAddress = {
	parse: (value: unknown): string =>
		fitting(typeof value === "string" ? value : null, (path) => readInternalPath(path) !== null),
};
