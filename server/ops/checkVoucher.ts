import { productOf } from "#domain/booking/Order.ts";
import { statusView } from "#domain/booking/orderStatus.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { isCheckCode } from "#server/commerce/booking/checkCode.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import type { Services } from "#server/services/Services.ts";
import { OpsError } from "./OpsError.ts";
import { findProduct } from "./orderMoves.ts";

/**
 * Checks whether a voucher shown at a front desk is genuine and returns the current state of its booking, because a printed voucher
 * outlives a cancellation.
 * @throws OpsError when the booking does not exist or the code is not the booking's
 */
export async function checkVoucher(
	{ db, secrets, clock }: Services,
	number: string,
	code: string,
): Promise<string> {
	const orderProductId = await findProduct(db, number);
	const order = await new OrderStore(db).read({ orderProductId });
	if (!order || !isCheckCode(secrets, orderProductId, code))
		throw new OpsError(`확인 코드가 예약 ${number}의 것이 아닙니다.`);
	const { status, snapshot, checkIn, checkOut } = productOf(order, orderProductId);
	const view = statusView(status ?? "pending", checkIn, koreanDay(clock.now()));
	return [
		`확인 코드가 맞습니다. 지금 상태는 '${view.label}'입니다.`,
		[snapshot.productName, snapshot.roomName].join(", "),
		[checkIn ?? "날짜 없음", checkOut].filter(Boolean).join(" ~ "),
		`이용자 ${order.guestName}`,
	].join("\n");
}
