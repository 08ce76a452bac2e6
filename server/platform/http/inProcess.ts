import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Marks the calls that the server makes to itself while it renders a page; nobody outside can guess it. */
export const inProcess = { name: "x-in-process", value: randomUUID() } as const;

export const isInProcess = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
	headers[inProcess.name] === inProcess.value;
