import { randomUUID } from "node:crypto";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { Offered } from "#tests/support/travellers/Traveller.ts";
import { dayFrom } from "./timed.ts";

const stay = {
	checkInDate: dayFrom(10),
	checkOutDate: dayFrom(12),
	adtCnt: 2,
	chdCnt: 0,
	chdAges: [],
	count: 1,
	promotionIdx: null,
};

/** Gives every offer more rooms than there are buyers; sold rooms stay sold. */
export async function widenRooms(db: Database): Promise<void> {
	await db.query(
		`UPDATE room_month SET cap = 3000, stock = (SELECT array_agg((free + 3000 - cap)::int2 ORDER BY day) FROM unnest(stock) WITH ORDINALITY AS nights(free, day)) WHERE (property_id, room_id) IN (
			SELECT property_id, room_id FROM rateplan WHERE status = 'open' AND sale_type = 'STAY' ORDER BY rateplan_id LIMIT 400)`,
	);
}

/** Logs members in and returns their tokens. */
export async function openBuyers(db: Database, count: number): Promise<readonly string[]> {
	const { rows } = await db.query<{ member_id: number }>(
		`INSERT INTO member (email, email_key, grade) SELECT 'b' || n || '@example.com', 'b' || n || '@example.com', 'Bronze'
		FROM generate_series(1, $1::int) n RETURNING member_id`,
		[count],
	);
	const { sessions } = await compose({ config: readConfig({}), clock: systemClock, db });
	const device = { remember: true, client: "web", ip: "127.0.0.1", userAgent: "chaos" } as const;
	const tokens: string[] = [];
	for (const { member_id } of rows) {
		await db.query("INSERT INTO point_balance VALUES ($1, 0, 0)", [member_id]);
		tokens.push((await sessions.open(member_id, device)).accessToken);
	}
	return tokens;
}

export const placeOf = (offer: Offered): string =>
	`${offer.product}/order-type/OC/ids/${offer.product}/rooms/${offer.room}/rateplan/${offer.plan}`;

/** Returns the first offer on sale for the stay, with its price. */
export async function firstSold(
	address: string,
	token: string,
	offers: readonly Offered[],
): Promise<{ readonly offer: Offered; readonly price: object }> {
	let last = "no offers";
	for (const offer of offers) {
		const answer = await fetch(`${address}/api/content/v1/products/${placeOf(offer)}`, post(token, stay));
		const { data } = (await answer.json()) as {
			data: { option: { keyCode: string; saleAmount: number } } | null;
		};
		last = `${answer.status} ${JSON.stringify(data).slice(0, 100)}`;
		if (data)
			return {
				offer,
				price: { keyCode: data.option.keyCode, expectedTotalAmount: data.option.saleAmount },
			};
	}
	throw new Error(`nothing is sold for the stay: ${last}`);
}

export const booking = (token: string, price: object): RequestInit =>
	post(token, {
		...stay,
		...price,
		guest: { guestName: "김하늘", guestTel: "01012345678", guestEmail: "haneul@example.com" },
		payKind: "main",
		payMethod: "card",
		couponUserIdxs: [],
		pointAmount: 0,
		userPointAmount: 0,
		request: "",
		agreements: { cancelPolicy: true, privacy: true, thirdParty: true },
	});

const post = (token: string, body: object): RequestInit => ({
	method: "POST",
	headers: {
		"x-requested-with": "web",
		"content-type": "application/json",
		"idempotency-key": randomUUID(),
		authorization: `Bearer ${token}`,
	},
	body: JSON.stringify(body),
});
