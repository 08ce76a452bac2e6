import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { cancelPolicyAnswer } from "#server/catalog/cancelPolicyAnswer.ts";
import { type Schemas, yesNo } from "#server/catalog/wire.ts";
import { hasCancelButton } from "./moveProduct.ts";
import type { OrderPayRow, OrderProductRow } from "./orders.ts";

/** The nights of the ledger as prices of one room. */
const nightlyRates = ({ price_ledger }: OrderPayRow): Schemas["NightlyRate"][] =>
	price_ledger.flatMap((line) =>
		line.kind === "night" ? [{ date: line.date, amount: Math.floor(line.amount / line.rooms) }] : [],
	);

/** A plan as it was bought: its texts and this product's share of the money; what only a searcher needs is empty. */
export function bookedPlanItem(pay: OrderPayRow, product: OrderProductRow, now: number): Schemas["PlanItem"] {
	const { snapshot } = product;
	const grade = pay.price_ledger.find((line) => line.kind === "gradeDiscount");
	const discount = pay.price_ledger.find((line) => line.kind === "discount");
	const promotion = pay.price_ledger.filter((line) => line.kind === "promotion");
	const units = Math.max(1, product.nights ?? product.quantity);
	const customerPrice = Math.floor(product.original_amount / units);
	const basicPrice = Math.floor(product.sale_amount / units);
	const isExternal = product.external_id !== null;
	const gradePercent = (kind: "normal" | "member"): number =>
		grade?.kind === "gradeDiscount" && grade.grade === kind ? grade.percent : 0;
	return {
		orderType: pay.order_type ?? "OO",
		productIdx: product.property_id,
		roomIdx: product.room_id,
		rateplanIdx: product.rateplan_id,
		externalId: isExternal ? product.external_id : null,
		externalRoomId: isExternal ? product.external_room_id : null,
		externalRateplanId: isExternal ? product.external_rateplan_id : null,
		roomName: snapshot.roomName,
		roomTypeName: snapshot.roomTypeName,
		rateplanName: snapshot.rateplanName,
		rateplanType: null,
		mealName: snapshot.mealName,
		basicNum: snapshot.basicNum ?? Math.max(1, product.adults),
		maxNum: snapshot.maxNum ?? Math.max(1, product.adults + product.child_ages.length),
		roomBasicInfo: null,
		roomMetaInfo: null,
		roomGrade: null,
		roomView: null,
		roomSize: null,
		bedTypeName: snapshot.bedTypeName,
		rateplanContain: [...(snapshot.includes ?? [])],
		rateplanDetail: [...(snapshot.detail ?? [])],
		rateplanUse: [...(snapshot.usage ?? [])],
		saleType: product.check_in === null ? "VOUCHER" : "STAY",
		stayStartDate: product.check_in,
		stayEndDate: product.check_out,
		choiceDate: null,
		saleStartDate: null,
		saleEndDate: null,
		btnCancelYn: yesNo(hasCancelButton(product, now)),
		detailUrl: `/products/${product.property_id}`,
		cancelDate: product.cancel_policy.cancelDate,
		referenceNo: product.order_no,
		daieiRemark: null,
		normalPer: gradePercent("normal"),
		normalAmount: null,
		awesomePer: gradePercent("member"),
		displayAmount: null,
		awesomeAmount: null,
		maxAwesomeAmount: null,
		originalAmount: product.original_amount,
		saleAmount: product.sale_amount,
		discountType: discount?.kind === "discount" ? discount.discount : null,
		discountRate: discount?.kind === "discount" ? discount.percent : 0,
		discountedAmount: product.original_amount - product.sale_amount,
		cashbackRate: product.cashback_rate,
		waiting: false,
		valueAdds: [...(snapshot.valueAdds ?? [])],
		modifiableDate: null,
		totalTaxAndServiceFee: null,
		totalPropertyFee: null,
		nightlyRateList: nightlyRates(pay),
		keyCode: pay.key_code,
		stock: null,
		stockStatus: "AVAILABLE",
		saleAble: "N",
		hiddenAmountFlag: "N",
		basicPrice,
		customerPrice,
		discountPrice: customerPrice - basicPrice,
		cashbackPrice: product.cashback_amount,
		isPromotion: promotion.length > 0,
		promotionIdx: pay.promotion_id,
		promotionAmount: promotion.length > 0 ? -ledgerTotal(promotion) : null,
		promotionType: promotion.length > 0 ? "AMOUNT" : null,
		cancelPolicy: cancelPolicyAnswer(product.cancel_policy, snapshot.timeZone),
	};
}
