import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const binaries = join(root, "node_modules", ".bin");

/** Returns an error whose message is printed without a stack trace. */
export function refuse(message) {
	return Object.assign(new Error(message), { isExpected: true });
}
