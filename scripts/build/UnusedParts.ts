/** What of a library this application never calls, by the module it stands in. */
export interface UnusedParts {
	/** The module's path ends like this. */
	readonly file: string;
	/** Functions that get another body. */
	readonly functions?: Readonly<Record<string, string>>;
	/** Methods of classes that are left out. */
	readonly methods?: readonly string[];
	/** Expressions whose value is known here. */
	readonly known?: Readonly<Record<string, string>>;
	/** Expressions and statements, by how they begin, and what stands for them. */
	readonly parts?: Readonly<Record<string, string>>;
	/** Calls that keep this many of their arguments; with none, the call is left out. */
	readonly calls?: Readonly<Record<string, number>>;
}

export const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Another body for each name; for what is never called one that throws: should that change, it must not pass unnoticed. */
export const bodies = (
	text: string,
	body = 'throw Error("not in this bundle");',
): Readonly<Record<string, string>> => Object.fromEntries(names(text).map((name) => [name, body]));
