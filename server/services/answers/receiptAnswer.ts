import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { ChargedPayment } from "#server/commerce/payment/store/ReceiptStore.ts";

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Returns the URL of the provider's page if a browser may be sent there: HTTPS, or the sandbox's own; null otherwise. */
function pageOf(value: unknown): string | null {
	const url = textOf(value);
	return url !== null && url.length <= 2000 && /^(?:https:\/\/|\/pg\/sandbox\/)/.test(url) ? url : null;
}

/** Maps a charge to the wire format, with its card slip and cash receipt. */
export const receiptAnswer = (charge: ChargedPayment): Schemas["Receipt"] => ({
	reason: charge.reason,
	payMethod: charge.method,
	amount: charge.amount,
	payDate: koreanDateTime(charge.paidAt),
	refunds: charge.refunds.map(({ amount, at }) => ({ amount, cancelDate: koreanDateTime(at) })),
	cardNumber: textOf(charge.detail.cardNumber)?.slice(0, 30) ?? null,
	slipUrl: pageOf(charge.detail.receiptUrl),
	cashReceiptUrl: pageOf(charge.detail.cashReceiptUrl),
});
