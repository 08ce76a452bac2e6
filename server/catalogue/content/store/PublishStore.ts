import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";
import { addPublished, type PublishedKind, publishedTables } from "./publishedTables.ts";

export interface PublishedPeriod {
	readonly id: number;
	readonly title: string;
	readonly first: StayDate;
	readonly last: StayDate;
}

export interface NewBanner {
	readonly title: string;
	readonly subtitle: string | null;
	readonly imageKey: string;
	readonly linkUrl: string;
	readonly startsOn: StayDate;
	readonly endsOn: StayDate;
}

export interface NewEvent {
	readonly title: string;
	readonly subtitle: string;
	readonly imageKey: string;
	readonly html: string;
	readonly discountRate: number;
	/** The secret word that gives access to an unlisted event; null when the event is public. */
	readonly secret: string | null;
	readonly couponManagerId: number | null;
	readonly saleStart: StayDate;
	readonly saleEnd: StayDate;
	readonly stayStart: StayDate;
	readonly stayEnd: StayDate;
}

/** Publishes and withdraws the content visitors read. */
export class PublishStore extends Store {
	notice(title: string, content: string, now: Date): Promise<number> {
		return addPublished(this.db, "notice", {
			type: "공지",
			title,
			content,
			created_at: now,
			updated_at: now,
		});
	}

	/** Adds a question at the end of its type. */
	async faq(typeId: number, title: string, content: string, now: Date): Promise<number> {
		const { rows } = await this.db.query<{ sort: number }>(
			"SELECT coalesce(max(sort), 0) + 1 AS sort FROM faq WHERE faq_type_id = $1",
			[typeId],
		);
		return addPublished(this.db, "faq", {
			faq_type_id: typeId,
			title,
			content,
			sort: rows[0]?.sort,
			created_at: now,
		});
	}

	/** Adds a banner ahead of the existing ones. */
	banner({ imageKey, linkUrl, startsOn, endsOn, ...words }: NewBanner): Promise<number> {
		const days = { starts_on: startsOn, ends_on: endsOn };
		return addPublished(this.db, "banner", {
			...words,
			image_key: imageKey,
			link_url: linkUrl,
			sort: 0,
			...days,
		});
	}

	event({ title, subtitle, html, secret, ...event }: NewEvent): Promise<number> {
		return addPublished(this.db, "event", {
			...{ title, subtitle, html, secret, image_key: event.imageKey, discount_rate: event.discountRate },
			...{ sale_start: event.saleStart, sale_end: event.saleEnd, coupon_manager_id: event.couponManagerId },
			...{ stay_start: event.stayStart, stay_end: event.stayEnd },
		});
	}

	/** Withdraws an item. Returns false when it is not published. */
	async withdraw(kind: PublishedKind, id: number): Promise<boolean> {
		const { table, key } = publishedTables[kind];
		return this.hasRows(`UPDATE ${table} SET published = false WHERE ${key} = $1 AND published`, [id]);
	}

	/** Withdraws the banners that lead to a page which is no longer found, such as '/events/3'. */
	async withdrawBannersTo(path: string): Promise<void> {
		await this.db.query(
			"UPDATE banner SET published = false WHERE published AND (link_url = $1 OR link_url LIKE $1 || '?%' OR link_url LIKE $1 || '#%')",
			[path],
		);
	}

	/** Whether an event is published, listed or not. */
	hasEvent(id: number): Promise<boolean> {
		return this.hasRows("SELECT FROM event WHERE event_id = $1 AND published", [id]);
	}

	/** Returns current and upcoming banners, at most 100. */
	banners(today: StayDate): Promise<readonly PublishedPeriod[]> {
		return this.rows<PublishedPeriod>(
			`SELECT banner_id AS id, title, starts_on AS first, ends_on AS last FROM banner
			WHERE published AND ends_on >= $1 ORDER BY sort, banner_id LIMIT 100`,
			[today],
		);
	}

	/** Returns events that are on sale now or later, at most 100. */
	events(today: StayDate): Promise<readonly PublishedPeriod[]> {
		return this.rows<PublishedPeriod>(
			`SELECT event_id AS id, title, sale_start AS first, sale_end AS last FROM event
			WHERE published AND sale_end >= $1 ORDER BY sale_start, event_id LIMIT 100`,
			[today],
		);
	}
}
