import type { Surfaces } from "./readSurfaces.ts";

/** Parses '환불 금액: 12,340원' as 12340; 0 where a mail has no such line. */
function amountIn(text: string, term: string): number {
	const found = new RegExp(`^${term}: ([\\d,]+)원`, "m").exec(text);
	return Number(found?.[1]?.replaceAll(",", "") ?? 0);
}

interface Told {
	readonly money: number;
	readonly pointsBack: number;
}

/** Computes what a reader of an order's mails alone would think was paid, and which points were returned. */
export function mailed({ mails, isChangeRefused }: Pick<Surfaces, "mails" | "isChangeRefused">): Told {
	let [money, pointsBack] = [0, 0];
	// Refunds of the last change can still be reversed.
	let [paidApart, moneyOut, pointsOut] = [0, 0, 0];
	for (const { subject, text } of mails) {
		if (subject.includes("변경을 되돌렸어요")) {
			money += moneyOut - paidApart;
			pointsBack -= pointsOut;
			[paidApart, moneyOut, pointsOut] = [0, 0, 0];
			continue;
		}
		if (isChangeRefused && subject.includes("숙소 사정으로")) {
			money += moneyOut;
			pointsBack -= pointsOut;
			[moneyOut, pointsOut] = [0, 0];
		}
		if (subject.includes("예약이 변경되었어요")) {
			paidApart = amountIn(text, "추가로 결제한 금액");
			moneyOut = amountIn(text, "돌려드리는 금액");
			pointsOut = amountIn(text, "돌려드리는 포인트");
			money += paidApart - moneyOut;
			pointsBack += pointsOut;
			continue;
		}
		if (subject.includes("추가 결제를 마쳤어요")) money += amountIn(text, "추가 결제 금액");
		money += amountIn(text, "결제 금액") - amountIn(text, "환불 금액");
		pointsBack += amountIn(text, "돌려드린 포인트");
	}
	return { money, pointsBack };
}
