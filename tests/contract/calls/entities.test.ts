import { describe, expect, it } from "vitest";
import { dereferenced, isNodeMap, type Node } from "#server/platform/http/dereference.ts";
import { type Schema, schemasIn, typesOf } from "./contracts.ts";

/** Entities from the customer's text: requirement, file, schema, fields. */
const entities: readonly [id: string, file: string, name: string, fields: string][] = [
	[
		"SEARCH-COND-01",
		"search",
		"SearchCondition",
		"nationCode cityCode searchText area subArea checkInDate checkOutDate adtCnt chdCnt chdAges count",
	],
	[
		"ENT-01",
		"search",
		"SearchCondition",
		"nationCode cityCode searchText area subArea checkInDate checkOutDate adtCnt chdCnt chdAges count",
	],
	[
		"SEARCH-COND-02",
		"search",
		"SaleCondition",
		"terms startDate endDate checkIn checkOut stockStatus saleAble",
	],
	["ENT-02", "search", "KeywordResult", "resultType resultName subText idx subIdx cityCode nationCode"],
	["ENT-03", "search", "PopularArea", "addressName area subArea nationCode cityCode imgUrl"],
	["ENT-04", "search", "NationTab", "idx title categoryName"],
	["ENT-06", "member", "UserInfo", "name email grade type corpName phone"],
	["ENT-13", "stay", "ProductItem", "productIdx productName nation address lat lng imgs"],
	[
		"ENT-14",
		"stay",
		"ProductDetail",
		"detailInfo event stayFesta eventIdx facilities favoriteProductIdx info location prices reviews img",
	],
	[
		"ENT-14",
		"stay",
		"ProductInfo",
		"idx productName productNameEn productTypeName productTypeNames star phone fax chain brand",
	],
	[
		"ENT-14",
		"stay",
		"ProductPrices",
		"displayLowestAmount awesomeLowestAmount awesomePer cashbackRate customerPrice",
	],
	["ENT-14", "stay", "Facility", "facName facImg category"],
	[
		"ENT-15",
		"offer",
		"PlanItem",
		"orderType productIdx roomIdx rateplanIdx externalId externalRoomId externalRateplanId roomName roomTypeName rateplanName rateplanType mealName basicNum maxNum roomBasicInfo roomMetaInfo roomGrade roomView roomSize bedTypeName rateplanContain rateplanDetail rateplanUse keyCode",
	],
	[
		"ENT-16",
		"offer",
		"PlanItem",
		"saleType stayStartDate stayEndDate choiceDate saleStartDate saleEndDate btnCancelYn detailUrl cancelDate referenceNo daieiRemark waiting valueAdds modifiableDate",
	],
	[
		"ENT-17",
		"offer",
		"PlanItem",
		"normalPer normalAmount awesomePer displayAmount awesomeAmount maxAwesomeAmount originalAmount saleAmount discountType discountRate discountedAmount cashbackRate totalTaxAndServiceFee totalPropertyFee nightlyRateList",
	],
	["ENT-18", "offer", "MappedRoom", "mappedRateplanList"],
	["ENT-18", "offer", "ComparedPrice", "title price"],
	[
		"ENT-19",
		"offer",
		"PlanItem",
		"stock stockStatus hiddenAmountFlag basicPrice customerPrice discountPrice cashbackPrice isPromotion promotionIdx promotionAmount promotionType",
	],
	[
		"ENT-20",
		"offer",
		"Promotion",
		"rateplanIdx price promotionChannelHistoryIdx promotionChannelId promotionChannelMarginPercent promotionIdx promotionHistoryIdx promotionTypeId promotionDiscountType promotionDiscountAmount promotionChannelPrice",
	],
	[
		"ENT-21",
		"offer",
		"PromotionContent",
		"eventUrl saleTerm productImg eventTitle eventSubTitle stayStartDate stayEndDate discountRate discountPrice",
	],
	[
		"ENT-22",
		"payment",
		"Payment",
		"payMethod payStatus payDate userTypeAtPaid userGradeAtPaid userDiscountRateAtPaid originalAmount saleAmount discountedAmount pointAmount cancelPointAmount userPointAmount cancelUserPointAmount couponAmount totalAmount cancelAmount cancelDate",
	],
	[
		"ENT-23",
		"booking",
		"OrderContent",
		"orderPayIdx orderProductIdx orderNum orderNo orderProductStatus orderProductStatusText orderChannelIdx confirmNum cashbackRate externalOrderNum",
	],
	["ENT-24", "booking", "OrderContent", "userIdx addPays orderProducts coupons cancelInfo modifiable"],
	["ENT-25", "booking", "Guest", "guestName guestTel guestEmail"],
	["ENT-26", "offer", "AdditionalInfo", "rateComments"],
	["ENT-27", "offer", "CancelPolicy", "isCancelAvail partialCancel cancelDate cancelText"],
	[
		"ENT-28",
		"booking",
		"ExtraPayment",
		"orderAddPayIdx orderAddPayStatus orderAddPayAmount productIdx productName roomName rateplanName guestName guestTel guestEmail stayStartDate stayEndDate",
	],
	[
		"ENT-29",
		"booking",
		"BookListItem",
		"checkinDate checkinTime checkoutDate checkoutTime orderNum orderPayIdx orderProductIdx orderProductStatus payStatus productIdx productImg productName reviewed roomName detailUrl",
	],
	["ENT-30", "booking", "BookCount", "orderCnt orderStatus userIdx"],
	[
		"ENT-31",
		"booking",
		"BookReviewItem",
		"checkinDate checkinTime checkoutDate checkoutTime guestName guestTel guestEmail idx mealTypeName nationCode orderChannelIdx orderNum orderProductStatus productIdx productName roomIdx roomName rateplanIdx rateplanName terms",
	],
	[
		"ENT-32",
		"coupon",
		"Coupon",
		"avail couponCnt couponManagerIdx discount minPrice orderPayIdx overlap setCnt title totCnt useCnt useExpireDate userUseDate couponName couponAmount overMinPrice availableExpedia idx couponProductIdx couponUserIdx couponManagerType checked hasCoupon",
	],
	[
		"ENT-33",
		"review",
		"Review",
		"idx userIdx userName orderIdx productIdx productName roomName title content star starAvg createdDt checkinDate checkoutDate verificationSource",
	],
	["ENT-34", "review", "ReviewCounts", "reviewCount starAvg starOne starTwo starThree starFour starFive"],
	[
		"ENT-35",
		"review",
		"ExternalRating",
		"overall cleanliness service comfort condition location neighborhoodRating qualityRating valueRating amenitiesRating recommendationPer",
	],
	["ENT-36", "support", "Faq", "faqIdx faqTypeIdx title content createDate"],
	[
		"ENT-37",
		"support",
		"Inquiry",
		"idx type typeName contents complete orderNum userOrderNum orderMethod productName dates regDate commentContents commentRegDate commenter",
	],
	["ENT-37", "support", "InquiryCounts", "completeCnt totalCnt waitCnt"],
	["ENT-38", "support", "Notice", "idx title content createdDt updatedDt type"],
	["ENT-39", "display", "Place", "placeName"],
	[
		"ENT-40",
		"display",
		"Wish",
		"productIdx productName productType productImg avail city star eventTag hashTag",
	],
];

const enumerations: readonly [id: string, file: string, name: string, values: string][] = [
	["PROD-02", "member", "MemberType", "N C"],
	["ENT-06", "member", "MemberGrade", "Bronze Silver Gold"],
	[
		"SUBS-01",
		"payment",
		"SubscriptionState",
		"USE CANCEL_REQUEST CANCEL_UPGRADE CANCEL_PAYMENT CANCEL WITHDRAW",
	],
	[
		"PAY-01",
		"payment",
		"PayStatus",
		"ready complete cancel fail cancelRequest partialCancel partialCanceled",
	],
	["PAY-02", "payment", "PayKind", "main global voucher addpay lms"],
	[
		"DOM-STATUS-01",
		"booking",
		"OrderProductStatus",
		"pending add_pay complete confirm confirm_wait noshow cancel cancel_request cancel_wait",
	],
	["DOM-ENUM-02", "common", "BookingKind", "OO OC MO MC"],
	["DOM-ENUM-03", "offer", "DiscountType", "GENERAL LONG_NIGHT EARLY_BIRD TIME_DEAL"],
];

const files = new Map<string, Node>();

function schemaOf(file: string, name: string): Schema {
	const path = `openapi/schemas/${file}.yaml`;
	const document = files.get(path) ?? dereferenced(path);
	files.set(path, document);
	const schema = isNodeMap(document) ? document[name] : undefined;
	expect(schema, `${path} ${name}`).toBeDefined();
	return schema as Schema;
}

/** DEC-010: a field's type follows from its name. */
const byName: readonly [names: RegExp, rule: (schema: Schema) => boolean][] = [
	[/(^i|[a-z]I)dx$/, (schema) => typesOf(schema).includes("integer")],
	[/(Cnt|Amount|^(?!over).*Price)$/, (schema) => typesOf(schema).includes("integer")],
	[/(Rate|Per|Percent)$/, (schema) => typesOf(schema).includes("number")],
	[
		/^(orderAddPayStatus|partialCancel|reviewed|withdrawn|avail|complete|checked|hasCoupon|isPromotion|waiting|modifiable|stayFesta)$/,
		(schema) => schema.type === "boolean",
	],
	[
		/^(btnCancelYn|deleteYn|isCancelAvail|hiddenAmountFlag|saleAble|overlap|overMinPrice|availableExpedia)$/,
		(schema) => (schema.anyOf?.[0] ?? schema).enum?.join() === "Y,N",
	],
	[/(Date|Dt)$/, (schema) => /^\^\\d\{4\}-\\d\{2\}-\\d\{2\}/.test(schema.pattern ?? "")],
	[/(checkin|checkout)Time$/, (schema) => schema.pattern?.startsWith("^([01]") === true],
];

describe("the entities of the contract", () => {
	it.each(entities)("[%s] %s.yaml: %s has the customer's fields", (_id, file, name, fields) => {
		const { properties = {}, required = [], additionalProperties } = schemaOf(file, name);
		expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields.split(" ")));
		// Absent values are null and never left out (DEC-010).
		expect(required).toEqual(Object.keys(properties));
		expect(additionalProperties).toBe(false);
	});

	it.each(entities)(
		"[%s] %s.yaml: %s types its fields by their names [DEC-010, DOM-DATE-01]",
		(_id, file, name) => {
			for (const [field, schema] of Object.entries(schemaOf(file, name).properties ?? {})) {
				for (const [names, rule] of byName) {
					if (names.test(field)) expect(rule(schema), `${name}.${field}`).toBe(true);
				}
			}
		},
	);

	it.each(enumerations)("[%s] %s.yaml: %s is exactly %s", (_id, file, name, values) => {
		expect(schemaOf(file, name).enum).toEqual(values.split(" "));
	});

	it.each(entities)("[%s] %s.yaml: lists of %s are never null", (_id, file, name) => {
		for (const [at, schema] of schemasIn(schemaOf(file, name))) {
			expect(typesOf(schema).length === 2 && typesOf(schema).includes("array"), at).toBe(false);
		}
	});

	it("represents a channel by its index, 1 to 10 [CHAN-02]", () => {
		expect(schemaOf("booking", "OrderContent").properties?.orderChannelIdx).toMatchObject({
			type: "integer",
			minimum: 1,
			maximum: 10,
		});
	});
});
