import { type Token, token } from "./token.ts";

/** Every port of the application by name. The composition root binds an adapter to each, one set an environment. */
export const ports = {} as const;

export type PortToken<T> = Token<T>;
export { token };
