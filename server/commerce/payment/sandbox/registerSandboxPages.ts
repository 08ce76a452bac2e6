import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { registerFormParser } from "#server/platform/http/registerFormParser.ts";
import { sendBarePage } from "#server/platform/http/standInPage.ts";
import { surfaceOf } from "#server/platform/http/surfaceOf.ts";
import { checkoutPage, closedPage } from "./checkoutPage.ts";
import { receiptPage } from "./receiptPage.ts";
import type { Agreement, Sandbox } from "./Sandbox.ts";

/** Effect of each approving button on the page. */
const agreements: Readonly<Record<string, Agreement>> = {
	approve: {},
	webhookFirst: { webhook: "first" },
	webhookTwice: { webhook: "twice" },
	neverReturn: { webhook: "later" },
	confirmDecline: { confirmFault: "decline", webhook: "none" },
	timeout: { confirmFault: "timeout", webhook: "none" },
	lost: { confirmFault: "lost", webhook: "none" },
	wrongAmount: { confirmFault: "wrongAmount", webhook: "none" },
	refundLost: { cancelFault: "lost" },
	refundRefused: { cancelFault: "refuse" },
};

/** Registers the pages of the simulated provider; they work without scripts. [DEC-173] */
export async function registerSandboxPages(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
	const pages: FastifyPluginAsync = async (scope) => addRoutes(scope, sandbox);
	await app.register(pages, { prefix: "/pg/sandbox" });
}

function addRoutes(scope: FastifyInstance, sandbox: Sandbox): void {
	registerFormParser(scope, 4096);
	scope.get<{ Querystring: { orderId?: string } }>("/checkout", async ({ query, headers }, reply) => {
		const payment = await sandbox.find(String(query.orderId ?? ""));
		if (!payment) return sendBarePage(reply, closedPage, 404);
		return sendBarePage(
			reply,
			payment.status === "READY" ? checkoutPage(payment, surfaceOf(headers) === "webview") : closedPage,
		);
	});
	// Redirects to an address only a device can open: the web view hands it to the operating system, which opens the card's app.
	scope.get<{ Querystring: { orderId?: string } }>("/card-app", async ({ query }, reply) => {
		const payment = await sandbox.find(String(query.orderId ?? ""));
		if (payment?.status !== "READY") return sendBarePage(reply, closedPage, 404);
		return reply.redirect(`sandbox-card://pay?${new URLSearchParams({ orderId: payment.orderId })}`, 303);
	});
	scope.get<{ Querystring: { orderId?: string; paymentKey?: string; paper?: string } }>(
		"/receipt",
		async ({ query }, reply) => {
			const payment = await sandbox.find(String(query.orderId ?? ""));
			const isTheirs = payment !== null && payment.charged > 0 && payment.paymentKey === query.paymentKey;
			if (!isTheirs) return sendBarePage(reply, closedPage, 404);
			const isCash = query.paper === "cash";
			if (isCash && !payment.wantsCashReceipt) return sendBarePage(reply, closedPage, 404);
			return sendBarePage(reply, receiptPage(payment, isCash ? "cash" : "slip"));
		},
	);
	scope.post<{ Body: CheckoutBody | null }>("/checkout", async ({ body }, reply) => {
		const wantsCashReceipt = body?.cashReceipt === "yes";
		const target = await act(
			sandbox,
			String(body?.orderId ?? ""),
			String(body?.action ?? ""),
			wantsCashReceipt,
		);
		return target === null ? sendBarePage(reply, closedPage, 409) : reply.redirect(target, 303);
	});
}

interface CheckoutBody {
	readonly orderId?: string;
	readonly action?: string;
	readonly cashReceipt?: string;
}

/** Applies a button and returns the URL for the browser; null when the page is no longer open. */
async function act(
	sandbox: Sandbox,
	orderId: string,
	action: string,
	wantsCashReceipt: boolean,
): Promise<string | null> {
	if (action === "decline") return sandbox.leave(orderId, "REJECT_CARD_COMPANY");
	if (action === "close") return sandbox.leave(orderId, "PAY_PROCESS_CANCELED");
	const agreement = Object.hasOwn(agreements, action) ? agreements[action] : undefined;
	if (!agreement) return null;
	const target = await sandbox.agree(orderId, { ...agreement, wantsCashReceipt });
	return action === "neverReturn" && target !== null ? "/" : target;
}
