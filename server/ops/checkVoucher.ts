import { productOf } from "#domain/booking/Order.ts";
import { isCheckCode } from "#server/commerce/booking/checkCode.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import type { Services } from "#server/services/Services.ts";
import { OpsError } from "./OpsError.ts";
import { findProduct, stateText } from "./orderMoves.ts";

/**
 * Checks whether a voucher shown at a front desk is genuine and returns the current state of its booking, because a printed voucher
 * outlives a cancellation.
 * @throws OpsError when the booking does not exist or the code is not the booking's
 */
export async function checkVoucher({ db, secrets }: Services, number: string, code: string): Promise<string> {
	const orderProductId = await findProduct(db, number);
	const order = await new OrderStore(db).read({ orderProductId });
	const status = order && productOf(order, orderProductId).status;
	if (!status || !isCheckCode(secrets, orderProductId, code))
		throw new OpsError(`확인 코드가 예약 ${number}의 것이 아닙니다.`);
	const { snapshot, checkIn, checkOut } = productOf(order, orderProductId);
	return [
		`확인 코드가 맞습니다. 지금 상태는 '${stateText(status)}'입니다.`,
		`${snapshot.productName}, ${snapshot.roomName}`,
		checkIn === null ? "날짜 없음" : `${checkIn} ~ ${checkOut}`,
		`이용자 ${order.guestName}`,
	].join("\n");
}
