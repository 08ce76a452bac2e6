import { changeableUntil } from "#domain/booking/changeRight.ts";
import { feeAtStay, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { defaultVoucherDays } from "#domain/offer/voucher.ts";
import { cancelPolicyAnswer } from "#server/catalogue/stay/cancelPolicyAnswer.ts";
import type { MoneyPart } from "#server/catalogue/stay/planItem.ts";
import { type Schemas, yesNo } from "#server/catalogue/stay/wire.ts";
import { hasCancelButton } from "#server/commerce/booking/moveProduct.ts";

/** Returns the nights of the ledger as prices per room. */
const nightlyRates = ({ lines }: Order): Schemas["NightlyRate"][] =>
	lines.flatMap((line) =>
		line.kind === "night" ? [{ date: line.date, amount: Math.floor(line.amount / line.rooms) }] : [],
	);

/** Returns a plan as it was bought, with its texts and this product's share of the money; fields that only matter in a search are empty. */
export function bookedPlanItem(
	order: Order,
	product: OrderProduct,
	isInstant: boolean,
	now: number,
): Schemas["PlanItem"] {
	const { snapshot } = product;
	const isExternal = product.externalId !== null;
	return {
		orderType: order.orderType ?? "OO",
		productIdx: product.propertyId,
		roomIdx: product.roomId,
		rateplanIdx: product.ratePlanId,
		externalId: product.externalId,
		externalRoomId: isExternal ? product.externalRoomId : null,
		externalRateplanId: isExternal ? product.externalRatePlanId : null,
		roomName: snapshot.roomName,
		roomTypeName: snapshot.roomTypeName,
		rateplanName: snapshot.rateplanName,
		rateplanType: null,
		mealName: snapshot.mealName,
		basicNum: snapshot.basicNum ?? Math.max(1, product.adults),
		maxNum: snapshot.maxNum ?? Math.max(1, product.adults + product.childAges.length),
		roomBasicInfo: null,
		roomMetaInfo: null,
		roomGrade: null,
		roomView: null,
		roomSize: null,
		bedTypeName: snapshot.bedTypeName,
		rateplanContain: [...(snapshot.includes ?? [])],
		rateplanDetail: [...(snapshot.detail ?? [])],
		rateplanUse: [...(snapshot.usage ?? [])],
		saleType: product.validUntil === null ? "STAY" : "VOUCHER",
		stayStartDate: product.checkIn,
		stayEndDate: product.checkOut,
		choiceDate: null,
		saleStartDate: null,
		saleEndDate: null,
		btnCancelYn: yesNo(hasCancelButton(product, now)),
		detailUrl: addresses.stay.to(product.propertyId),
		cancelDate: product.cancelPolicy.cancelDate,
		referenceNo: product.orderNo,
		daieiRemark: null,
		...moneyPart(order, product),
		waiting: false,
		valueAdds: [...(snapshot.valueAdds ?? [])],
		modifiableDate: changeableUntil({ ...product, isInstant }, now),
		stock: null,
		stockStatus: "AVAILABLE",
		saleAble: "N",
		cancelPolicy: cancelPolicyAnswer(product.cancelPolicy, snapshot.timeZone),
		voucher: product.validUntil && {
			validDays: snapshot.voucher?.validDays ?? defaultVoucherDays,
			validUntil: product.validUntil,
			weekdaysOnly: snapshot.voucher?.weekdaysOnly ?? false,
		},
	};
}

/** Returns what the product cost; prices of other viewers are null. */
function moneyPart(order: Order, product: OrderProduct): MoneyPart {
	const grade = order.lines.find((line) => line.kind === "gradeDiscount");
	const discount = order.lines.find((line) => line.kind === "discount");
	const promotion = order.lines.filter((line) => line.kind === "promotion");
	const units = Math.max(1, product.nights ?? product.quantity);
	const customerPrice = Math.floor(product.originalAmount / units);
	const basicPrice = Math.floor(product.saleAmount / units);
	const gradePercent = (kind: "normal" | "member"): number =>
		grade?.kind === "gradeDiscount" && grade.grade === kind ? grade.percent : 0;
	return {
		normalPer: gradePercent("normal"),
		normalAmount: null,
		awesomePer: gradePercent("member"),
		displayAmount: null,
		awesomeAmount: null,
		maxAwesomeAmount: null,
		originalAmount: product.originalAmount,
		saleAmount: product.saleAmount,
		discountType: discount?.kind === "discount" ? discount.discount : null,
		discountRate: discount?.kind === "discount" ? discount.percent : 0,
		discountedAmount: product.originalAmount - product.saleAmount,
		cashbackRate: product.cashbackRate,
		totalTaxAndServiceFee: null,
		totalPropertyFee: feeAtStay(product),
		nightlyRateList: nightlyRates(order),
		keyCode: order.keyCode,
		hiddenAmountFlag: "N",
		basicPrice,
		customerPrice,
		discountPrice: customerPrice - basicPrice,
		cashbackPrice: product.cashbackAmount,
		isPromotion: promotion.length > 0,
		promotionIdx: order.promotionId,
		promotionAmount: promotion.length > 0 ? -ledgerTotal(promotion) : null,
		promotionType: promotion.length > 0 ? "AMOUNT" : null,
	};
}
