import type { FastifyInstance } from "fastify";
import { readInternalPath } from "#domain/navigation/internalPath.ts";
import { sendTossWindowPage } from "#server/commerce/payment/toss/tossWindowPage.ts";

const usualReturn = "/membership/awesome/subscribe";

/** Browser script that opens Toss' card window, which returns to the page with authKey, or with code. */
const script = `
const page = document.getElementById("card").dataset;
const back = location.origin + page.returnPath;
TossPayments(page.clientKey)
	.payment({ customerKey: page.customerKey })
	.requestBillingAuth({ method: "CARD", successUrl: back, failUrl: back })
	.catch((error) => {
		const url = new URL(back);
		url.searchParams.set("code", error.code || "PAY_PROCESS_ABORTED");
		location.assign(url);
	});
`;

/** Registers the page between our screens and Toss' card window (DEC-174). */
export function registerTossCard(app: FastifyInstance, { clientKey }: { readonly clientKey: string }): void {
	app.get("/pg/toss/card.js", async (_request, reply) =>
		reply.header("content-type", "text/javascript; charset=utf-8").send(script),
	);
	app.get<{ Querystring: { customerKey?: string; returnPath?: string } }>(
		"/pg/toss/card",
		async ({ query }, reply) => {
			const path = readInternalPath(query.returnPath);
			return sendTossWindowPage(reply, {
				id: "card",
				title: "카드 등록하기",
				text: "카드 등록 창을 여는 중입니다.",
				data: {
					"client-key": clientKey,
					"customer-key": String(query.customerKey ?? ""),
					"return-path": path ? path.pathname + path.rest : usualReturn,
				},
				script: "/pg/toss/card.js",
			});
		},
	);
}
