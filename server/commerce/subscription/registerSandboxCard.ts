import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { readInternalPath } from "#domain/navigation/internalPath.ts";
import { answerError } from "#server/platform/http/envelope.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { registerFormParser } from "#server/platform/http/registerFormParser.ts";
import { sendBarePage, standInPage } from "#server/platform/http/standInPage.ts";
import { type SandboxBilling, type SandboxCard, sandboxCards } from "./SandboxBilling.ts";

/** The form in which `customerKey` of the secrets is generated; limits what can be written to the database. */
const customerKeyForm = /^[\w-]{1,64}$/;
const usualReturn = "/membership/awesome/subscribe";

const hidden = (name: string, value: string): string =>
	`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const page = (customerKey: string, returnPath: string): string =>
	standInPage({
		title: "카드 등록하기",
		badge: "모의 카드 등록 · 실제 카드 번호를 입력하지 않아요",
		body: `<h1>카드 등록하기</h1>
<form method="post" action="/pg/sandbox/card">
${hidden("customerKey", customerKey)}
${hidden("returnPath", returnPath)}
<div class="grid">
${Object.entries(sandboxCards)
	.map(
		([card, { label, text }]) =>
			`<button class="${card === "good" ? "primary" : "plain"}" name="card" value="${card}">${label}<br><small>${text}</small></button>`,
	)
	.join("\n")}
</div>
<div class="row"><button class="plain" name="card" value="">등록 취소</button></div>
</form>`,
	});

/** Returns our own path with the provider's parameters added; an external path is replaced by the default. */
function backTo(returnPath: string, added: Record<string, string>): string {
	const path = readInternalPath(returnPath);
	const url = new URL(path ? path.pathname + path.rest : usualReturn, "http://own.invalid");
	for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
	return `${url.pathname}${url.search}`;
}

interface Fields {
	readonly customerKey?: string;
	readonly returnPath?: string;
	readonly card?: string;
}

/** Registers the simulated provider's card page; it works without scripts (DEC-174). */
export async function registerSandboxCard(
	app: FastifyInstance,
	sandbox: SandboxBilling,
	/** @throws Refusal when an address enters too many cards */
	countCard: (ip: string) => Promise<void>,
): Promise<void> {
	const pages: FastifyPluginAsync = async (scope) => {
		registerFormParser(scope, 4096);
		scope.get<{ Querystring: Fields }>("/card", async ({ query }, reply) =>
			sendBarePage(reply, page(String(query.customerKey ?? ""), String(query.returnPath ?? usualReturn))),
		);
		scope.setErrorHandler(answerError);
		scope.post<{ Body: Fields | null }>("/card", async ({ body, ip }, reply) => {
			const returnPath = String(body?.returnPath ?? usualReturn);
			const card = String(body?.card ?? "");
			if (!Object.hasOwn(sandboxCards, card))
				return reply.redirect(backTo(returnPath, { code: "PAY_PROCESS_CANCELED" }), 303);
			const customerKey = String(body?.customerKey ?? "");
			if (!customerKeyForm.test(customerKey)) throw new Refusal("invalidRequest");
			await countCard(ip);
			const authKey = await sandbox.enterCard(customerKey, card as SandboxCard);
			return reply.redirect(backTo(returnPath, { authKey }), 303);
		});
	};
	await app.register(pages, { prefix: "/pg/sandbox" });
}
