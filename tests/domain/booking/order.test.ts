import { describe, expect, it } from "vitest";
import {
	feeAtStay,
	firstProduct,
	isActive,
	type Order,
	productOf,
	representativeProduct,
	type StaySnapshot,
	withProducts,
} from "#domain/booking/Order.ts";

describe("the products of an order", () => {
	const products = [{ orderProductId: 4 }, { orderProductId: 7 }] as unknown as Order["products"];

	it("are found by number, and a missing product throws", () => {
		expect(firstProduct({ products }).orderProductId).toBe(4);
		expect(productOf({ products }, 7).orderProductId).toBe(7);
		expect(() => productOf({ products }, 9)).toThrow("9 is a product of the order");
		expect(() => firstProduct({ products: [] })).toThrow("a product");
	});

	it.each([
		[["confirm", "confirm"], 4],
		[["cancel_request", "confirm"], 7],
		[["confirm", "cancel"], 4],
		[["cancel", "cancel"], 4],
		[[null, null], 4],
	])("with statuses %j are represented by the first active one, or else the first: %i", (statuses, id) => {
		const order = { products: products.map((each, index) => ({ ...each, status: statuses[index] })) };
		expect(representativeProduct(order as unknown as Order).orderProductId).toBe(id);
	});

	it.each([
		[{ propertyFee: 11_700 }, 3, 35_100],
		[{ propertyFee: 11_700 }, null, 0],
		[{}, 3, 0],
	])("charge their nightly property fee at the stay: %j for %s nights", (snapshot, nights, fee) => {
		expect(feeAtStay({ snapshot: snapshot as StaySnapshot, nights })).toBe(fee);
	});

	it("can be narrowed to the affected one without changing the order", () => {
		const order = { orderNum: "AW1", products } as unknown as Order;
		expect(withProducts(order, productOf(order, 7))).toEqual({
			orderNum: "AW1",
			products: [{ orderProductId: 7 }],
		});
		expect(order.products).toHaveLength(2);
	});

	it.each([
		[null, false],
		["pending", true],
		["add_pay", true],
		["confirm", true],
		["confirm_wait", true],
		["complete", true],
		["noshow", true],
		["cancel", false],
		["cancel_request", false],
		["cancel_wait", false],
	] as const)("with status %s keep the booking active: %s", (status, isStanding) => {
		expect(isActive({ status })).toBe(isStanding);
	});
});
