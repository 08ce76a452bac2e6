import { describe, expect, it } from "vitest";
import {
	about,
	feeAtStay,
	firstProduct,
	type Order,
	productOf,
	type StaySnapshot,
	standingProduct,
	stands,
} from "#domain/booking/Order.ts";

describe("the products of an order", () => {
	const products = [{ orderProductId: 4 }, { orderProductId: 7 }] as unknown as Order["products"];

	it("are found by number; what is not there is no other in its place", () => {
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
	])("that are %j are shown by the first that stands, or the first: %i", (statuses, id) => {
		const order = { products: products.map((each, index) => ({ ...each, status: statuses[index] })) };
		expect(standingProduct(order as unknown as Order).orderProductId).toBe(id);
	});

	it.each([
		[{ propertyFee: 11_700 }, 3, 35_100],
		[{ propertyFee: 11_700 }, null, 0],
		[{}, 3, 0],
	])("ask at the stay for their fee of each night: %j for %s nights", (snapshot, nights, fee) => {
		expect(feeAtStay({ snapshot: snapshot as StaySnapshot, nights })).toBe(fee);
	});

	it("are those that something is about, and the order stays as it is otherwise", () => {
		const order = { orderNum: "AW1", products } as unknown as Order;
		expect(about(order, productOf(order, 7))).toEqual({ orderNum: "AW1", products: [{ orderProductId: 7 }] });
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
	] as const)("that are %s: %s that the booking stands", (status, isStanding) => {
		expect(stands({ status })).toBe(isStanding);
	});
});
