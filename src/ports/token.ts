/** A key that carries the type of what it stands for. Only the composition root knows how to look it up. */
export type Token<T> = symbol & { readonly __type?: T };

export const token = <T>(name: string): Token<T> => Symbol.for(name) as Token<T>;
