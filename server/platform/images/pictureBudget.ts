import { imageDefaults, imageLadder } from "#domain/content/imageUrl.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { addressKey, countHit, limits } from "#server/platform/limits/countHit.ts";
import type { ImageLook } from "./imageRequest.ts";

/** What our own pages ask for; there are few of these, so that nobody can have many made. */
const isOnLadder = ({ width, quality }: ImageLook): boolean =>
	imageLadder.includes(width) && quality === imageDefaults.quality;

/** How many pictures may be made for one address on the net. The function throws Refusal tooManyCalls beyond it. */
export const pictureBudget =
	(db: Queryable, clock: Clock) =>
	(ip: string, look: ImageLook): Promise<void> =>
		countHit(
			db,
			isOnLadder(look) ? limits.picturesByAddress : limits.oddPicturesByAddress,
			addressKey(ip),
			clock.now(),
		);
