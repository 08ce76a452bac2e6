type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
	? Name | Placeholder<Rest>
	: never;

/** Replaces a template's placeholders in braces. The compiler requires exactly the names that the template contains. */
export const fill = <T extends string>(
	template: T,
	values: { readonly [Name in Placeholder<T>]: string | number },
): string => template.replace(/\{([^{}]+)\}/g, (_, name: string) => String(values[name as Placeholder<T>]));
