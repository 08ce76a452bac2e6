/** The parts of a library module that this application never uses. */
export interface UnusedParts {
	/** Suffix of the module's path. */
	readonly file: string;
	/** Functions whose body is replaced. */
	readonly functions?: Readonly<Record<string, string>>;
	/** Class methods to remove. */
	readonly methods?: readonly string[];
	/** Expressions with a value that is known at build time. */
	readonly known?: Readonly<Record<string, string>>;
	/** Expressions and statements, by their beginning, with their replacements. */
	readonly parts?: Readonly<Record<string, string>>;
	/** Calls, by how many arguments they keep; with none, the call is removed. */
	readonly calls?: Readonly<Record<string, number>>;
}

export const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Replaces the bodies of these functions; one that is never called gets a body that throws, so that a later call does not go unnoticed. */
export const bodies = (
	text: string,
	body = 'throw Error("not in this bundle");',
): Readonly<Record<string, string>> => Object.fromEntries(names(text).map((name) => [name, body]));
