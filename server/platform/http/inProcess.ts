import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Header that marks calls the server makes to itself while rendering a page. Its random value cannot be guessed. */
export const inProcess = { name: "x-in-process", value: randomUUID() } as const;

export const isInProcess = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
	headers[inProcess.name] === inProcess.value;
