import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";
import { hasCopiesLeft, isGivenOut } from "./claimableCoupon.ts";

/** An event without its body text. */
export interface EventHead {
	readonly id: number;
	readonly title: string;
	readonly subtitle: string;
	readonly imageKey: string;
	readonly discountRate: number;
	/** The coupon that can still be claimed; null when there is none. */
	readonly couponManagerId: number | null;
	readonly saleStart: StayDate;
	readonly saleEnd: StayDate;
	readonly stayStart: StayDate;
	readonly stayEnd: StayDate;
	/** The draw that can still be entered; null when there is none. */
	readonly alarmId: number | null;
	/**
	 * Lowest list price of one night within the event's stay dates, over its open plans whose amounts are not members-only (DEC-091); null
	 * when there is none.
	 */
	readonly lowestNight: number | null;
}

export interface Deal extends EventHead {
	readonly html: string;
	/** The secret word that gives access to the event; null when it is public. */
	readonly secret: string | null;
}

export interface DealPlan {
	readonly stayId: number;
	readonly stayName: string;
	readonly roomId: number;
	readonly ratePlanId: number;
	readonly ratePlanName: string;
	/** The supplier's IDs of an external stay. [DEC-057] */
	readonly externalStayId: string | null;
	readonly externalRoomId: string | null;
	readonly externalRatePlanId: string | null;
	readonly minNights: number;
	/** The plan's discount in an unlisted event; null in a public one, whose discount applies without being asked for. [DEC-118] */
	readonly promotionId: number | null;
}

/** The sale period of an event's plan and the nights it covers. */
export interface DealTerms
	extends Pick<EventHead, "saleStart" | "saleEnd" | "stayStart" | "stayEnd">,
		Pick<DealPlan, "promotionId"> {}

const days = `e.sale_start AS "saleStart", e.sale_end AS "saleEnd", e.stay_start AS "stayStart", e.stay_end AS "stayEnd"`;

/** The open rate plan `rp` of `event_product ep`. */
export const sold =
	"rp.property_id = ep.property_id AND rp.rateplan_id = ep.rateplan_id AND rp.status = 'open'";

/** The promotion that must be asked for by its ID, for `event e` and its plan `ep`: that of an unlisted event. [DEC-118] */
const wantedPromotion = `CASE WHEN e.secret IS NOT NULL THEN ep.promotion_id END AS "promotionId"`;

/**
 * Columns of an EventHead, for `event e`, at the instant $3. `lowestNight` considers only the plans `ep` that meet the condition.
 */
const headColumns = (condition: string): string => `
	e.event_id AS id, e.title, e.subtitle, e.image_key AS "imageKey", e.discount_rate AS "discountRate",
	${days},
	(SELECT cm.coupon_manager_id FROM coupon_manager cm
		WHERE cm.coupon_manager_id = e.coupon_manager_id AND ${isGivenOut("$3")} AND ${hasCopiesLeft}) AS "couponManagerId",
	(SELECT min(a.alarm_id) FROM advance_notice a
		WHERE a.published AND a.event_id = e.event_id AND a.event_type = 'eventGiveaway' AND a.open_at > $3) AS "alarmId",
	(
		SELECT min(d.price) FROM event_product ep
		JOIN property s ON s.property_id = ep.property_id AND s.status = 'open'
		JOIN rateplan rp ON ${sold} AND NOT rp.hidden_amount
		JOIN rate_month ra ON ra.property_id = ep.property_id AND ra.rateplan_id = ep.rateplan_id
		CROSS JOIN LATERAL unnest(ra.price) WITH ORDINALITY AS d (price, slot)
		WHERE ep.event_id = e.event_id AND ${condition}
			AND (ra.ym::text || lpad(d.slot::text, 2, '0')) BETWEEN to_char(e.stay_start, 'YYYYMMDD') AND to_char(e.stay_end, 'YYYYMMDD')
	) AS "lowestNight"`;

const running = {
	name: "catalog.runningEvent",
	text: `
		SELECT ${headColumns("ep.property_id = $1")}
		FROM event e
		WHERE e.published AND e.secret IS NULL AND $2::date BETWEEN e.sale_start AND e.sale_end
			AND EXISTS (SELECT FROM event_product ep JOIN rateplan rp ON ${sold} WHERE ep.event_id = e.event_id AND ep.property_id = $1)
		ORDER BY e.sale_end, e.event_id LIMIT 1`,
};

const byNumber = {
	name: "events.row",
	text: `
		SELECT e.html, e.secret, ${headColumns("true")}
		FROM event e WHERE e.event_id = $1 AND e.published AND (e.secret IS NULL OR e.secret = $2::text)`,
};

const plans = {
	name: "events.plans",
	text: `
		SELECT ep.property_id AS "stayId", p.name AS "stayName", rp.room_id AS "roomId", ep.rateplan_id AS "ratePlanId",
			rp.name AS "ratePlanName", p.external_id AS "externalStayId",
			CASE WHEN p.external_id IS NOT NULL THEN r.external_room_id END AS "externalRoomId",
			CASE WHEN p.external_id IS NOT NULL THEN rp.external_rateplan_id END AS "externalRatePlanId",
			rp.min_nights AS "minNights", ${wantedPromotion}
		FROM event_product ep
		JOIN event e USING (event_id)
		JOIN property p ON p.property_id = ep.property_id AND p.status = 'open'
		JOIN rateplan rp ON ${sold}
		JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
		WHERE ep.event_id = $1 ORDER BY ep.sort, ep.property_id, ep.rateplan_id LIMIT 1000`,
};

const terms = {
	name: "events.terms",
	text: `SELECT ${wantedPromotion}, ${days}
		FROM event_product ep JOIN event e USING (event_id) WHERE ep.event_id = $1 AND ep.rateplan_id = $2 AND e.published
			AND (e.secret IS NULL OR e.secret = $3::text) LIMIT 1`,
};

/** Reads events and the plans they sell. */
export class EventStore extends Store {
	/** Returns the public event now on sale that sells an open plan of the stay; if there are several, the one that ends first. */
	async running(stayId: number, now: number): Promise<EventHead | null> {
		return (await this.db.query<EventHead>(running, [stayId, koreanDay(now), new Date(now)])).rows[0] ?? null;
	}

	/** Returns a published event by ID. An unlisted event also needs its secret word. */
	async find(id: number, secret: string | null, now: number): Promise<Deal | null> {
		return (await this.db.query<Deal>(byNumber, [id, secret, new Date(now)])).rows[0] ?? null;
	}

	/** Returns the open plans an event sells at open stays, in the order set by editors. */
	async plans(id: number): Promise<readonly DealPlan[]> {
		return (await this.db.query<DealPlan>(plans, [id])).rows;
	}

	/** Returns null when the event does not sell the plan, or when its secret word is missing. */
	async terms(id: number, ratePlanId: number, secret: string | null): Promise<DealTerms | null> {
		return (await this.db.query<DealTerms>(terms, [id, ratePlanId, secret])).rows[0] ?? null;
	}
}
