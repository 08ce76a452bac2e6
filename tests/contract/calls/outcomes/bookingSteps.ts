import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import type { CallAnswer } from "#tests/support/bookingApp.ts";
import type { OutcomeWorld } from "./OutcomeWorld.ts";

export const content = "/api/content";
export const books = `${content}/v1/books`;
export const plan = (stay: number) => `${stay}/order-type/OC/ids/1/rooms/1/rateplan/1`;
export const sold = { ...askedStay, checkInDate: "2027-01-20", checkOutDate: "2027-01-22" };
export const draft = { title: "다시 가고 싶은 곳", content: "창밖 풍경이 좋고 방이 조용했습니다.", star: 4 };
export const heldVoucher = {
	path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" },
	payKind: "voucher",
} as const;
const voucher = {
	path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" },
	payKind: "lms",
} as const;

export const option = (world: OutcomeWorld, asked: object = askedStay, id = 1) =>
	world.call(null, "POST", `${content}/v1/products/${plan(id)}`, { ...asked, promotionIdx: null });

/** Books over the wire as a client that has seen the price. */
export async function book(
	world: OutcomeWorld,
	changes: object = {},
	member = world.member(),
	key?: string,
): Promise<CallAnswer> {
	const seen = (await option(world)).data.option;
	const body = {
		...askedOrder,
		keyCode: seen.keyCode,
		expectedTotalAmount: seen.saleAmount,
		...changes,
	};
	return world.call(member, "POST", `${books}/${plan(1)}`, body, key);
}

type Booked = Awaited<ReturnType<OutcomeWorld["booked"]>>;

export const partCancel = (world: OutcomeWorld, { memberId, id }: Booked, quoteId?: string) =>
	world.call(memberId, "PUT", `${books}/part-cancel/${id}`, {
		reason: "일정 변경",
		...(quoteId && { quoteId }),
	});
export const step = (world: OutcomeWorld, { memberId, id }: Booked, name: string, key?: string) =>
	world.call(
		memberId,
		"POST",
		`${books}/${id}/${name}`,
		name === "cancel-quote" ? { scope: "full" } : {},
		key,
	);

export const fixDay = (world: OutcomeWorld, { memberId, id }: Booked, checkInDate: string) =>
	world.call(memberId, "PUT", `${books}/${id}/day`, { checkInDate });

type Owned = Pick<Booked, "memberId" | "id">;

export const quoteChange = (
	world: OutcomeWorld,
	{ memberId, id }: Owned,
	checkInDate = "2026-12-20",
	checkOutDate = "2026-12-21",
) =>
	world.call(memberId, "POST", `${books}/${id}/change-quote`, {
		checkInDate,
		checkOutDate,
		adtCnt: 2,
		chdAges: [],
	});

export const change = (world: OutcomeWorld, { memberId, id }: Owned, changeId: string) =>
	world.call(memberId, "POST", `${books}/${id}/change`, { changeId });

/** Makes a change as it was quoted. */
export async function makeChange(world: OutcomeWorld, booked: Owned) {
	const { data } = await quoteChange(world, booked);
	return change(world, booked, data.changeId);
}

/** Creates a booking whose cancellation is in progress. */
export async function cancelling(world: OutcomeWorld): Promise<Booked> {
	const booked = await world.booked();
	await partCancel(world, booked);
	return booked;
}

export async function linked(world: OutcomeWorld): Promise<string> {
	return (await world.booked(voucher)).held.orderNum;
}

/** Creates a booking whose guest has already stayed. */
export async function stayed(world: OutcomeWorld): Promise<Booked> {
	const booked = await world.booked();
	await world.orders.db.query(
		"UPDATE order_product SET check_in = '2026-11-10', check_out = '2026-11-12' WHERE order_product_id = $1",
		[booked.id],
	);
	return booked;
}

/** Writes the review of a booked room, as its guest. */
export const writeReview = (world: OutcomeWorld, { memberId, id }: Booked) =>
	world.call(memberId, "POST", `${content}/v1/reviews/order-products/${id}`, draft);

/** The smallest valid photo. */
export const photo = {
	image: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	alt: "창가 자리",
};

/** Creates a booked room with its review. */
export async function reviewed(world: OutcomeWorld): Promise<Booked> {
	const booked = await stayed(world);
	await writeReview(world, booked);
	return booked;
}

export const addPhoto = (world: OutcomeWorld, { memberId, id }: Booked) =>
	world.call(memberId, "POST", `${content}/v1/reviews/order-products/${id}/photos`, photo);

export const confirm = (world: OutcomeWorld, orderNum: string) =>
	world.call(null, "POST", `${content}/v1/lmses/${orderNum}/confirm/H7-2099`, {
		orderNum,
		confirmNum: "H7-2099",
	});
export const cancelLink = (world: OutcomeWorld, orderNum: string) =>
	world.call(null, "PUT", `${content}/v1/lmses/${orderNum}/cancel`);
