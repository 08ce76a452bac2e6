import type { FastifyReply } from "fastify";
import { refusals } from "#domain/failure/refusals.ts";
import { busySeconds } from "#server/platform/http/envelope.ts";

/** Sends a static page that costs nothing to create, for visitors who cannot be served during overload. */
export const sendBusyPage = (reply: FastifyReply): FastifyReply =>
	reply
		.code(503)
		.headers({ "retry-after": busySeconds(), "cache-control": "no-store" })
		.type("text/html; charset=utf-8")
		.send(busyPage);

const [whatIsSo, ...whatToDo] = refusals.busy.message.split(/(?<=\.) /);
const busyPage = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${whatIsSo}</title></head><body><h1>${whatIsSo}</h1><p>${whatToDo.join(" ")}</p><p><a href="">다시 시도</a></p></body></html>`;
