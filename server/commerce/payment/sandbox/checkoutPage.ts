import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { standInPage } from "#server/platform/http/standInPage.ts";
import type { SandboxPayment } from "./SandboxPayment.ts";
import { paysInCash } from "./sandboxMoves.ts";

/** Renders a page of the simulated provider. */
export const sandboxPage = (title: string, body: string): string =>
	standInPage({ title, badge: "모의 결제창 · 실제로 결제되지 않아요", body });

const button = (action: string, label: string, kind = "plain"): string =>
	`<button class="${kind}" name="action" value="${action}">${label}</button>`;

/** Faults to choose from when trying out the product. */
const faults: readonly (readonly [action: string, label: string])[] = [
	["confirmDecline", "승인 요청이 거절됨"],
	["timeout", "승인 요청 시간 초과"],
	["lost", "승인됐지만 응답이 유실됨"],
	["wrongAmount", "다른 금액이 승인됨"],
	["webhookFirst", "돌아오기 전에 웹훅 도착"],
	["webhookTwice", "웹훅이 두 번 도착"],
	["neverReturn", "결제 후 창을 닫음"],
	["refundLost", "나중에 환불 응답이 유실됨"],
	["refundRefused", "나중에 환불이 거절됨"],
];

/** Renders the link that leaves the page for a card's own app. */
const appLink = (orderId: string): string =>
	`<p><a class="plain" href="/pg/sandbox/card-app?${new URLSearchParams({ orderId })}">카드 앱에서 결제하기</a></p>`;

/** Renders the payment page; inside the mobile app it can hand over to a card's app, as real providers do. */
export const checkoutPage = (payment: SandboxPayment, isInApp: boolean): string =>
	sandboxPage(
		"결제하기",
		`<h1>결제하기</h1>
<dl>
<div><dt>상품</dt><dd>${escapeHtml(payment.orderName)}</dd></div>
<div><dt>결제 수단</dt><dd>${escapeHtml(paymentMethodLabel(payment.method))}</dd></div>
<div><dt>주문 번호</dt><dd class="code">${escapeHtml(payment.orderId)}</dd></div>
<div class="total"><dt>결제 금액</dt><dd>${groupedWon(payment.amount)}원</dd></div>
</dl>
<form method="post" action="/pg/sandbox/checkout">
<input type="hidden" name="orderId" value="${escapeHtml(payment.orderId)}">
${paysInCash(payment.method) ? '<p><label><input type="checkbox" name="cashReceipt" value="yes"> 현금영수증 받기</label></p>' : ""}
${button("approve", `${groupedWon(payment.amount)}원 결제하기`, "primary")}
${isInApp ? appLink(payment.orderId) : ""}
<div class="row">
${button("decline", "카드사 거절")}
${button("close", "결제 취소")}
</div>
<details>
<summary>오류 상황 시험하기</summary>
<div class="grid">
${faults.map(([action, label]) => button(action, label)).join("\n")}
</div>
</details>
</form>`,
	);

/** Shown when the payment is already decided or does not exist. */
export const closedPage = sandboxPage(
	"결제창이 닫혔어요",
	`<h1>결제창이 닫혔어요</h1>
<p>이미 처리됐거나 존재하지 않는 결제예요.</p>
<p><a class="primary" href="/mypage/books">예약 내역 보기</a></p>`,
);
