import { askedOrder } from "#tests/support/askedOrder.ts";
/** Ids of things that belong to one member. */
export interface Things {
	readonly orderNum: string;
	readonly orderPayIdx: number;
	readonly orderProductIdx: number;
	readonly orderAddPayIdx: number;
	readonly paymentIdx: number;
	readonly quoteId: string;
	readonly couponUserIdx: number;
	readonly billingKeyIdx: number;
	readonly passkeyIdx: number;
	readonly inquiryIdx: number;
	readonly photoKey: string;
	readonly sessionId: string;
}

/** Ids that do not exist. */
export const missingIds: Things = {
	orderNum: "AW261121N0B0DYS0RDER0",
	orderPayIdx: 2_147_483_647,
	orderProductIdx: 2_147_483_647,
	orderAddPayIdx: 2_147_483_647,
	paymentIdx: 2_147_483_647,
	quoteId: "quote-of-nobody-at-all",
	couponUserIdx: 2_147_483_647,
	billingKeyIdx: 2_147_483_647,
	passkeyIdx: 2_147_483_647,
	inquiryIdx: 2_147_483_647,
	photoKey: "0".repeat(32),
	sessionId: "00000000-0000-4000-8000-000000000000",
};

type Request = readonly [method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object];

export const inquiry = {
	type: 1,
	inquiryType: 1,
	title: "체크인 시간 문의",
	content: "오후 2시에 체크인할 수 있을까요?",
	userOrderNum: null,
	pageUrl: "/faq",
};
export const books = "/api/content/v1/books";
const reviews = "/api/content/v1/reviews/order-products";
const payments = "/api/payment/v1/payments";
const subscriptions = "/api/payment/v1/subscriptions";

/** Every call that can name something owned by a member, once for each parameter that can. */
export const callsNamingAnId: Readonly<Record<string, readonly ((things: Things) => Request)[]>> = {
	viewBook: [({ orderProductIdx }) => ["GET", `${books}/idx/${orderProductIdx}/img-count/1`]],
	viewBookByNumber: [({ orderNum }) => ["GET", `${books}/num/${orderNum}/img-count/20`]],
	hideBook: [({ orderProductIdx }) => ["PUT", `${books}/${orderProductIdx}`, { deleteYn: "Y" }]],
	cancelBookPart: [
		({ orderProductIdx }) => ["PUT", `${books}/part-cancel/${orderProductIdx}`, { reason: "x" }],
		({ orderProductIdx, quoteId }) => [
			"PUT",
			`${books}/part-cancel/${orderProductIdx}`,
			{ reason: "x", quoteId },
		],
	],
	quoteCancel: [
		({ orderProductIdx }) => ["POST", `${books}/${orderProductIdx}/cancel-quote`, { scope: "full" }],
	],
	undoCancel: [({ orderProductIdx }) => ["POST", `${books}/${orderProductIdx}/cancel-undo`, {}]],
	cancelNow: [({ orderProductIdx }) => ["POST", `${books}/${orderProductIdx}/cancel-now`, {}]],
	quoteChange: [
		({ orderProductIdx }) => [
			"POST",
			`${books}/${orderProductIdx}/change-quote`,
			{ checkInDate: "2026-12-20", checkOutDate: "2026-12-21", adtCnt: 2, chdAges: [] },
		],
	],
	makeChange: [
		({ orderProductIdx, quoteId }) => ["POST", `${books}/${orderProductIdx}/change`, { changeId: quoteId }],
	],
	undoChange: [({ orderProductIdx }) => ["POST", `${books}/${orderProductIdx}/change-undo`, {}]],
	fixVoucherDay: [
		({ orderProductIdx }) => ["PUT", `${books}/${orderProductIdx}/day`, { checkInDate: "2026-12-10" }],
	],
	viewAddPayment: [
		({ orderAddPayIdx, orderProductIdx }) => [
			"POST",
			"/api/content/v1/add-payments",
			{ orderAddPayIdx, orderProductIdx },
		],
	],
	viewOrderReview: [({ orderProductIdx }) => ["GET", `${reviews}/${orderProductIdx}`]],
	writeReview: [
		({ orderProductIdx }) => [
			"POST",
			`${reviews}/${orderProductIdx}`,
			{ title: "좋아요", content: "창밖 풍경이 좋고 방이 조용했습니다.", star: 5 },
		],
	],
	addReviewPhoto: [
		({ orderProductIdx: id }) => ["POST", `${reviews}/${id}/photos`, { image: "/9j/4AAQ", alt: "" }],
	],
	removeReviewPhoto: [
		({ orderProductIdx: id, photoKey }) => ["DELETE", `${reviews}/${id}/photos/${photoKey}`],
	],
	viewLmsConfirmation: [({ orderNum }) => ["GET", `/api/content/v1/lmses/${orderNum}/confirm`]],
	cancelLms: [({ orderNum }) => ["PUT", `/api/content/v1/lmses/${orderNum}/cancel`]],
	confirmLms: [
		({ orderNum }) => [
			"POST",
			`/api/content/v1/lmses/${orderNum}/confirm/H7-20991`,
			{ orderNum, confirmNum: "H7-20991" },
		],
	],
	viewInquiry: [({ orderNum }) => ["GET", `/api/content/v1/inquiries/1?orderNum=${orderNum}`]],
	createInquiry: [({ orderNum }) => ["POST", "/api/content/v1/inquiries", { ...inquiry, orderNum }]],
	writeOnInquiry: [
		({ inquiryIdx }) => [
			"POST",
			`/api/content/v1/inquiries/${inquiryIdx}/messages`,
			{ content: "주차는요?" },
		],
	],
	readInquiry: [({ inquiryIdx: idx }) => ["PUT", `/api/content/v1/inquiries/${idx}/read`, { idx }]],
	createBooking: [
		({ couponUserIdx }) => [
			"POST",
			`${books}/1/order-type/OC/ids/1/rooms/1/rateplan/1`,
			{ ...askedOrder, expectedTotalAmount: 190_000, couponUserIdxs: [couponUserIdx] },
		],
	],
	preparePayment: [
		({ orderNum }) => ["POST", `${payments}/prepare`, { payKind: "main", payMethod: "card", orderNum }],
		({ orderAddPayIdx }) => [
			"POST",
			`${payments}/prepare`,
			{ payKind: "addpay", payMethod: "card", orderAddPayIdx },
		],
	],
	approvePayment: [
		({ paymentIdx, orderNum }) => ["POST", `${payments}/approve`, { paymentIdx, orderNum, pgToken: "x" }],
	],
	cancelPayment: [
		({ orderPayIdx, quoteId }) => ["POST", `${payments}/cancel`, { orderPayIdx, reason: "x", quoteId }],
	],
	viewPayment: [({ orderNum }) => ["GET", `${payments}/${orderNum}`]],
	subscribe: [
		({ billingKeyIdx }) => ["POST", subscriptions, { plan: "Gold", billingKeyIdx, agreeCouponLoss: true }],
	],
	upgradeSubscription: [
		({ billingKeyIdx }) => ["POST", `${subscriptions}/upgrade`, { billingKeyIdx, agreeCouponLoss: true }],
	],
	renamePasskey: [({ passkeyIdx }) => ["PUT", `/api/auth/passkeys/${passkeyIdx}`, { name: "x" }]],
	removePasskey: [({ passkeyIdx }) => ["DELETE", `/api/auth/passkeys/${passkeyIdx}`]],
	endSessions: [({ sessionId: id }) => ["POST", "/api/auth/sessions/end", { id }]],
	changeSubscriptionCard: [({ billingKeyIdx }) => ["PUT", `${subscriptions}/card`, { billingKeyIdx }]],
};

/** IDs of what everybody sees, or of the caller's own words. */
const idsOfEverybody =
	/^(product|room|rateplan|promotion|alarm|coupon|grip|type|review)(Idx|Id)$|^(city|nation|corp|couponPack)Code$|^(keyCode|userOrderNum)$/;
/** What only its owner has received: it proves more than it names. */
const proofs =
	/[tT]oken$|^(certIdx|connectCertIdx|certEmailIdx|certPhoneIdx|authKey|passkey|authorizationCode|code|confirmNum)$/;
/** Calls whose `id` is an e-mail address, and the one whose `idx` is a review that everybody reads. */
const otherNames = ["login", "signUp", "checkUser", "resetPassword", "reportReview"];

/** Whether a parameter of a call, going by its name, holds the ID of something that belongs to one member. */
export const namesAThing = (operationId: string, name: string): boolean =>
	/(idxs?|num|id|ids|keys?|token|code)$/i.test(name) &&
	!idsOfEverybody.test(name) &&
	!proofs.test(name) &&
	!(otherNames.includes(operationId) && /^idx?$/.test(name));

/** Calls about the caller alone: they name nothing, or a secret that only its owner received. */
export const callsAboutCaller = [
	...[
		"listBooks",
		"listWishes",
		"toggleWish",
		"viewWishShare",
		"shareWishes",
		"endWishShare",
		"listSharedWishes",
		"reportReview",
		"listInquiries",
		"applyAdvanceNotice",
		"listAdvanceNotices",
	],
	...[
		"issueCoupon",
		"listCoupons",
		"listBookCoupons",
		"issueCorporationCoupon",
		"issueLiveCoupon",
		"issueCouponPack",
	],
	...[
		"listUserCoupons",
		"login",
		"recordLogin",
		"refreshSession",
		"logout",
		"viewUser",
		"proveMember",
		"listPasskeys",
		"listSocials",
		"addSocial",
		"beginSocial",
		"removeSocial",
		"addPasskey",
		"createPasskey",
		"challengePasskey",
		"logInByPasskey",
		"listSessions",
		"exportUser",
		"updateUser",
		"signUp",
	],
	...[
		"saveInternationalInfo",
		"resetPassword",
		"unlinkUser",
		"revokeApple",
		"registerBenefitUser",
		"checkBenefitCode",
	],
	...[
		"viewPoints",
		"listPointHistory",
		"viewSubscription",
		"listSubscriptionHistories",
		"registerBillingKey",
	],
	...[
		"cancelSubscription",
		"withdrawSubscription",
		"sendCert",
		"verifyCert",
		"checkUser",
		"findUser",
		"findPassword",
	],
];

/** Calls for holders of a link, rate-limited per minute (D02). */
export const byLink = /Lms|ByNumber/;
