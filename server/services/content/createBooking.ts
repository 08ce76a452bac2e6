import { stayRequest } from "#domain/booking/stayRequest.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import { ledgerAnswer } from "#server/catalogue/stay/ledgerAnswer.ts";
import { withNewPrice } from "#server/services/answers/priceChangedAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const createBooking: ContentHandler<"createBooking"> = async ({ path, body }, call) => {
	const holding = call.services.bookings.hold(
		{
			memberId: call.member.memberId,
			viewer: viewerOf(call.member),
			path,
			checkInDate: stayDateOf(body.checkInDate),
			checkOutDate: stayDateOf(body.checkOutDate),
			adults: body.adtCnt,
			childAges: body.chdAges,
			rooms: body.count,
			guest: body.guest,
			payKind: body.payKind,
			payMethod: body.payMethod,
			promotionId: body.promotionIdx,
			couponIds: body.couponUserIdxs,
			points: { awesomeCash: body.pointAmount, welfarePoints: body.userPointAmount },
			keyCode: body.keyCode,
			expectedTotal: body.expectedTotalAmount,
			cancelText: body.cancelText,
			request: stayRequest(body.request),
			agreements: body.agreements,
		},
		call.idempotencyKey,
	);
	const held = await withNewPrice(holding);
	return {
		orderPayIdx: held.orderPayId,
		orderNum: held.orderNum,
		orderProductIdxs: [...held.orderProductIds],
		totalAmount: held.total,
		payStatus: "ready",
		expiresAt: koreanDateTime(held.heldUntil),
		ledger: ledgerAnswer(held.lines),
	};
};
