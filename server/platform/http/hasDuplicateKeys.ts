const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/gs;

/** Whether any object in a JSON text has a duplicate name: a proxy in front of us may have read the other value (RFC 8259, section 4). */
export function hasDuplicateKeys(json: string): boolean {
	/** Names seen in each open object; null for an array. */
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
