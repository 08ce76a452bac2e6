type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
	? Name | Placeholder<Rest>
	: never;

/** Puts values into a template's braces. The compiler asks for exactly the names the template has. */
export const fill = <T extends string>(
	template: T,
	values: { readonly [Name in Placeholder<T>]: string | number },
): string => template.replace(/\{([^{}]+)\}/g, (_, name: string) => String(values[name as Placeholder<T>]));
