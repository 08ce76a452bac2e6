import { Store } from "#server/platform/database/Store.ts";

export interface NewPhoto {
	readonly key: string;
	readonly reviewId: number;
	readonly memberId: number;
	readonly alt: string;
	readonly bytes: Buffer;
	readonly createdAt: Date;
}

/** Stores the photos of reviews. */
export class PhotoStore extends Store {
	async count(reviewId: number): Promise<number> {
		const { rows } = await this.db.query<{ count: number }>(
			"SELECT count(*)::int AS count FROM review_photo WHERE review_id = $1",
			[reviewId],
		);
		return rows[0]?.count ?? 0;
	}

	/** Replaces the description of a photo the review already has, unless the new one is empty; false when it has no photo with these bytes. */
	describe({ reviewId, bytes, alt }: Pick<NewPhoto, "reviewId" | "bytes" | "alt">): Promise<boolean> {
		return this.hasRows(
			"UPDATE review_photo SET alt = coalesce(nullif($3, ''), alt) WHERE review_id = $1 AND bytes = $2",
			[reviewId, bytes, alt],
		);
	}

	async add({ key, reviewId, memberId, alt, bytes, createdAt }: NewPhoto): Promise<void> {
		await this.db.query(
			"INSERT INTO review_photo (photo_key, review_id, member_id, alt, bytes, created_at) VALUES ($1, $2, $3, $4, $5, $6)",
			[key, reviewId, memberId, alt, bytes, createdAt],
		);
	}

	/** Returns false when the review has no such photo. */
	remove(reviewId: number, key: string): Promise<boolean> {
		return this.hasRows("DELETE FROM review_photo WHERE review_id = $1 AND photo_key = $2", [reviewId, key]);
	}

	/** Returns null when there is no such photo or its review is hidden. */
	async read(key: string): Promise<Buffer | null> {
		const { rows } = await this.db.query<{ bytes: Buffer }>(
			"SELECT f.bytes FROM review_photo f JOIN review r USING (review_id) WHERE f.photo_key = $1 AND NOT r.hidden",
			[key],
		);
		return rows[0]?.bytes ?? null;
	}

	/** Whether the photo exists and its review is visible. */
	isShown(key: string): Promise<boolean> {
		return this.hasRows(
			"SELECT FROM review_photo f JOIN review r USING (review_id) WHERE f.photo_key = $1 AND NOT r.hidden",
			[key],
		);
	}
}
