const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/gs;

/** Whether an object of a JSON text names something twice: whoever stands before us may have read the other one (RFC 8259, 4). */
export function namesTwice(json: string): boolean {
	/** Names of the objects that are open; null for a list. */
	const open: (Set<unknown> | null)[] = [];
	for (const [token, colon] of json.matchAll(tokens)) {
		if (token === "{" || token === "[") open.push(token === "{" ? new Set() : null);
		else if (token === "}" || token === "]") open.pop();
		else if (colon) {
			const name: unknown = JSON.parse(token.slice(0, -colon.length));
			const names = open.at(-1);
			if (names?.has(name)) return true;
			names?.add(name);
		}
	}
	return false;
}
