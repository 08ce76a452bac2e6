import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { sandboxPage } from "./checkoutPage.ts";
import type { SandboxPayment } from "./SandboxPayment.ts";
import type { SandboxPaper } from "./sandboxMoves.ts";

const titles: Readonly<Record<SandboxPaper, string>> = { slip: "매출전표", cash: "현금영수증" };

const row = (term: string, value: string): string =>
	`<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`;

/** Renders the simulated provider's receipt for a charge. */
export const receiptPage = (payment: SandboxPayment, paper: SandboxPaper): string =>
	sandboxPage(
		titles[paper],
		`<h1>${titles[paper]}</h1>
<dl>
${row("상품", payment.orderName)}
${row("주문 번호", payment.orderId)}
${row("결제 수단", paymentMethodLabel(payment.method))}
${paper === "slip" ? row("카드 번호", "5432-****-****-1234") : row("발급 용도", "소득공제")}
${row("승인 금액", `${groupedWon(payment.charged)}원`)}
${row("취소 금액", `${groupedWon(payment.charged - payment.balance)}원`)}
<div class="total"><dt>남은 금액</dt><dd>${groupedWon(payment.balance)}원</dd></div>
</dl>`,
	);
