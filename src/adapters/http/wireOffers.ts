import type { components, operations } from "#contracts/content.d.ts";
import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import type { RatePlan, RatePlanPrices, RoomOffer, RoomType, StayOffers } from "#domain/offer/RatePlan.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { coupon } from "./wireCoupons.ts";
import { priceLines } from "./wireLedger.ts";
import { cancelPolicy, dayOrNull, stayImage, wonOrNull } from "./wireStays.ts";

type Wire = components["schemas"];
type OptionAnswer = operations["viewOption"]["responses"][200]["content"]["application/json"]["data"];
type OffersAnswer = operations["listRatePlans"]["responses"][200]["content"]["application/json"]["data"];

export const stayOffers = (data: OffersAnswer): StayOffers => ({
	nights: data.terms,
	rooms: data.roomMappedRateplans.map(roomOffer),
	vouchers: data.vouchers.map(ratePlan),
	comparedPrices: data.priceComparisonList.map(({ title, price }) => ({ title, price: won(price) })),
});

const roomOffer = (room: Wire["MappedRoom"]): RoomOffer => ({
	room: roomType(room),
	images: room.imgs.map(stayImage),
	plans: room.mappedRateplanList.map(ratePlan),
});

const roomType = (room: Wire["MappedRoom"] | Wire["PlanItem"]): RoomType => ({
	roomId: room.roomIdx,
	name: room.roomName,
	typeName: room.roomTypeName,
	standardGuests: room.basicNum,
	maximumGuests: room.maxNum,
	basicInfo: room.roomBasicInfo,
	metaInfo: room.roomMetaInfo,
	grade: room.roomGrade,
	view: room.roomView,
	size: room.roomSize,
	bedName: room.bedTypeName,
});

const ratePlan = (item: Wire["PlanItem"]): RatePlan => ({
	bookingKind: item.orderType,
	stayId: item.productIdx,
	roomId: item.roomIdx,
	ratePlanId: item.rateplanIdx,
	externalStayId: item.externalId,
	externalRoomId: item.externalRoomId,
	externalRatePlanId: item.externalRateplanId,
	promotionId: item.promotionIdx,
	name: item.rateplanName,
	typeName: item.rateplanType,
	mealName: item.mealName,
	includes: item.rateplanContain,
	detail: item.rateplanDetail,
	usage: item.rateplanUse,
	valueAdds: item.valueAdds,
	room: roomType(item),
	saleType: item.saleType,
	voucher: item.voucher && voucherTerms(item.voucher),
	stayStartDate: dayOrNull(item.stayStartDate),
	stayEndDate: dayOrNull(item.stayEndDate),
	choiceDate: dayOrNull(item.choiceDate),
	saleStartDate: dayOrNull(item.saleStartDate),
	saleEndDate: dayOrNull(item.saleEndDate),
	modifiableUntil: dayOrNull(item.modifiableDate),
	hasCancelButton: item.btnCancelYn === "Y",
	cancelPolicy: item.cancelPolicy && cancelPolicy(item.cancelPolicy),
	detailUrl: item.detailUrl,
	referenceNumber: item.referenceNo,
	supplierRemark: item.daieiRemark,
	isWaitingList: item.waiting,
	prices: planPrices(item),
	isPromotion: item.isPromotion,
	promotion:
		item.promotionIdx === null || item.promotionType === null || item.promotionAmount === null
			? null
			: { id: item.promotionIdx, type: item.promotionType, amount: item.promotionAmount },
	stock: item.stock,
	stockStatus: item.stockStatus,
	isOnSale: item.saleAble === "Y",
	keyCode: item.keyCode,
});

export const voucherTerms = (voucher: Wire["VoucherTerms"]): VoucherTerms => ({
	...voucher,
	validUntil: stayDateOf(voucher.validUntil),
});

const planPrices = (item: Wire["PlanItem"]): RatePlanPrices => ({
	originalAmount: wonOrNull(item.originalAmount),
	saleAmount: wonOrNull(item.saleAmount),
	discountedAmount: wonOrNull(item.discountedAmount),
	normalAmount: wonOrNull(item.normalAmount),
	normalDiscountPercent: item.normalPer,
	publicAmount: wonOrNull(item.displayAmount),
	memberAmount: wonOrNull(item.awesomeAmount),
	memberDiscountPercent: item.awesomePer,
	highestMemberAmount: wonOrNull(item.maxAwesomeAmount),
	discountKind: item.discountType,
	discountPercent: item.discountRate,
	cashbackPercent: item.cashbackRate,
	cashbackAmount: won(item.cashbackPrice ?? 0),
	basicPrice: wonOrNull(item.basicPrice),
	customerPrice: wonOrNull(item.customerPrice),
	discountPrice: wonOrNull(item.discountPrice),
	taxAndServiceFee: won(item.totalTaxAndServiceFee ?? 0),
	propertyFee: won(item.totalPropertyFee ?? 0),
	nightlyRates: item.nightlyRateList.flatMap(({ date, amount }) =>
		amount === null ? [] : [{ date: stayDateOf(date), amount: won(amount) }],
	),
	isHidden: item.hiddenAmountFlag === "Y",
});

export const optionDetail = (data: OptionAnswer): OptionDetail => ({
	stayName: data.productName,
	plan: ratePlan(data.option),
	ledger: priceLines(data.ledger.lines),
	rateComments: data.additionalInfo.rateComments,
	coupons: data.coupons.map(coupon),
	promotion: data.promotion && {
		id: data.promotion.promotionIdx,
		type: data.promotion.promotionDiscountType,
		amount: data.promotion.promotionDiscountAmount,
		ratePlanId: data.promotion.rateplanIdx,
		price: won(data.promotion.price),
		historyId: data.promotion.promotionHistoryIdx,
		typeId: data.promotion.promotionTypeId,
		channelId: data.promotion.promotionChannelId,
		channelHistoryId: data.promotion.promotionChannelHistoryIdx,
		channelMarginPercent: data.promotion.promotionChannelMarginPercent,
		channelPrice: won(data.promotion.promotionChannelPrice),
	},
	images: data.productImgs.map(stayImage),
	checkInTime: data.checkinTime,
	checkOutTime: data.checkoutTime,
});
