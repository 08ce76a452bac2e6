import { describe, expect, it } from "vitest";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import { HttpMemberCoupons } from "#adapters/http/HttpMemberCoupons.ts";
import { HttpStayCatalog } from "#adapters/http/HttpStayCatalog.ts";
import { exampleData } from "#tests/support/contractExamples.ts";
import { condition } from "./everyCall/CallCase.ts";
import { answering, type Data, varied } from "./everyCall/varied.ts";

const plan = { bookingKind: "OC", stay: "1", room: "1", plan: "1", promotionId: null, pieces: null } as const;
const option = (change: (data: Data) => void) =>
	new HttpStayCatalog(varied("viewOption", change)).option(1, plan, condition);
const address = {
	stayId: 1,
	bookingKind: "OC",
	accommodations: "1",
	rooms: "1",
	ratePlan: "1",
	promotionId: null,
} as const;
const toBook = (change: (data: Data) => void) =>
	new HttpBookings(varied("viewOption", change)).viewPlan({ plan: address, terms: condition });

const line = (kind: string, more: object = {}) => ({ kind, label: "겨울", amount: -1_000, ...more });
const lines = [
	[line("night", { date: "2026-12-06", rooms: 2 }), { kind: "night", date: "2026-12-06", rooms: 2 }],
	[line("voucher", { count: 3 }), { kind: "voucher", count: 3 }],
	[
		line("gradeDiscount", { grade: "member", percent: 7 }),
		{ kind: "gradeDiscount", grade: "member", percent: 7 },
	],
	[
		line("discount", { discountType: "TIME_DEAL", percent: 5 }),
		{ kind: "discount", discount: "TIME_DEAL", percent: 5 },
	],
	[line("promotion", { promotionIdx: 31 }), { kind: "promotion", promotionId: 31 }],
	[line("coupon", { couponUserIdx: 9, couponName: "봄" }), { kind: "coupon", heldId: 9, name: "봄" }],
	[line("extraPayment"), { kind: "extraPayment" }],
	[line("changePaid"), { kind: "changePaid" }],
	[line("awesomeCash"), { kind: "awesomeCash" }],
	[line("welfarePoints"), { kind: "welfarePoints" }],
] as const;

describe("a price line, on the plan page and on the booking form [DEC-179] [DEC-112]", () => {
	it.each(lines)("from %j is read as %j with its amount", async (wire, read) => {
		const change = (data: Data) => {
			data.ledger.lines = [wire];
		};
		const expected = [{ ...read, amount: -1_000 }];
		expect(await option(change)).toMatchObject({ ok: true, value: { ledger: expected } });
		expect(await toBook(change)).toMatchObject({ ok: true, value: { baseLines: expected } });
	});

	it.each(
		lines.flatMap(([wire]) =>
			Object.keys(wire)
				.filter((field) => !["kind", "label", "amount"].includes(field))
				.map((field) => [wire.kind, field, { ...wire, [field]: undefined }] as const),
		),
	)("of kind %s without its %s makes the response broken", async (_kind, _field, wire) => {
		const change = (data: Data) => {
			data.ledger.lines = [wire];
		};
		const broken = { ok: false, error: { kind: "broken" } };
		expect([await option(change), await toBook(change)]).toEqual([broken, broken]);
	});
});

describe("a coupon, in the wallet and on the plan page [ENT-32]", () => {
	const flags = { overMinPrice: "N", overlap: "Y", availableExpedia: "Y" };
	const coupons = [
		[
			{ couponManagerType: "PERCENT", discount: 7, couponAmount: 20_000 },
			{ kind: "percent", percent: 7, limit: 20_000 },
		],
		[
			{ couponManagerType: "PERCENT", discount: 7, couponAmount: null },
			{ kind: "percent", percent: 7, limit: null },
		],
		[
			{ couponManagerType: "AMOUNT", discount: 5_000 },
			{ kind: "amount", amount: 5_000 },
		],
	] as const;

	it.each(coupons)("from %j has the discount %j", async (wire, discount) => {
		const [example] = (exampleData("listCoupons", "content") as Data).coupons;
		const used = { ...example, ...wire, ...flags, userUseDate: "2026-11-20" };
		const held = await new HttpMemberCoupons(answering({ coupons: [used] })).list("used");
		const read = {
			discount,
			needsMinimum: false,
			canOverlap: true,
			isForExternalSupplier: true,
			usedOn: "2026-11-20",
		};
		expect(held).toMatchObject({ ok: true, value: [read] });
		const offered = await option((data) => {
			data.coupons = [used];
		});
		expect(offered).toMatchObject({ ok: true, value: { coupons: held.ok ? held.value : [] } });
	});
});

describe("a plan response [ENT-15..19]", () => {
	it("has defaults for missing values and null for withheld amounts", async () => {
		const read = await option(({ option: wire }) => {
			Object.assign(wire, {
				btnCancelYn: "N",
				saleAble: "N",
				hiddenAmountFlag: "Y",
				cancelPolicy: null,
				cashbackPrice: null,
				totalTaxAndServiceFee: null,
				totalPropertyFee: null,
				saleAmount: null,
				nightlyRateList: [{ date: "2026-12-06", amount: null }],
			});
		});
		expect(read).toMatchObject({
			ok: true,
			value: {
				plan: {
					hasCancelButton: false,
					isOnSale: false,
					cancelPolicy: null,
					prices: {
						isHidden: true,
						cashbackAmount: 0,
						taxAndServiceFee: 0,
						propertyFee: 0,
						saleAmount: null,
						nightlyRates: [],
					},
				},
			},
		});
	});

	it.each([
		[
			{ promotionIdx: 31, promotionType: "AMOUNT", promotionAmount: 10_000 },
			{ id: 31, type: "AMOUNT", amount: 10_000 },
		],
		[{ promotionIdx: null, promotionType: "AMOUNT", promotionAmount: 10_000 }, null],
		[{ promotionIdx: 31, promotionType: null, promotionAmount: 10_000 }, null],
		[{ promotionIdx: 31, promotionType: "AMOUNT", promotionAmount: null }, null],
	])("with %j has the promotion %j", async (wire, promotion) => {
		const read = await option((data) => Object.assign(data.option, wire));
		expect(read).toMatchObject({ ok: true, value: { plan: { promotion } } });
	});

	it("for a voucher or a stay abroad has the corresponding terms", async () => {
		const voucher = { validDays: 180, validUntil: "2027-05-21", weekdaysOnly: true };
		const abroad = { isCancelAvail: null, timeZone: "Asia/Tokyo" };
		const change = (data: Data) => {
			data.option.voucher = voucher;
			Object.assign(data.option.cancelPolicy, abroad);
			data.promotion = null;
		};
		expect(await option(change)).toMatchObject({
			ok: true,
			value: {
				promotion: null,
				plan: { voucher, cancelPolicy: { isCancellable: null, timeZone: "Asia/Tokyo" } },
			},
		});
		expect(await toBook(change)).toMatchObject({
			ok: true,
			value: { voucher, cancelPolicy: { isCancellable: null, timeZone: "Asia/Tokyo" } },
		});
		const at = await option((data) => {
			data.option.cancelPolicy.isCancelAvail = "N";
		});
		expect(at).toMatchObject({ ok: true, value: { plan: { cancelPolicy: { isCancellable: false } } } });
		if (at.ok) expect(at.value.plan.cancelPolicy).not.toHaveProperty("timeZone");
	});

	it("has only the payment methods that its kind allows and the server offers [DEC-086]", async () => {
		const methods = async (payKind: string, payMethods: readonly string[]) => {
			const read = await toBook((data) => Object.assign(data, { payKind, payMethods }));
			return read.ok ? read.value.methods : null;
		};
		expect(await methods("main", ["eximbay", "card", "new"])).toEqual(["card"]);
		expect(await methods("global", ["eximbay", "card"])).toEqual(["card", "eximbay"]);
	});

	it("is external when a supplier sells it, and may lack image, fees and policy", async () => {
		const read = await toBook((data) => {
			data.productImgs = [];
			Object.assign(data.option, { externalId: "S-1", totalPropertyFee: null, cancelPolicy: null });
		});
		expect(read).toMatchObject({
			ok: true,
			value: { isExternal: true, image: null, propertyFee: 0, cancelPolicy: null },
		});
		const ours = await toBook((data) => {
			data.option.totalPropertyFee = 7_000;
		});
		expect(ours).toMatchObject({ ok: true, value: { isExternal: false, propertyFee: 7_000 } });
	});
});
