/** A key typed by the object it stands for. Only the composition root can resolve it. */
export type Token<T> = symbol & { readonly __type?: T };

export const token = <T>(name: string): Token<T> => Symbol.for(name) as Token<T>;
