import { imageDefaults, imageLadder } from "#domain/content/imageUrl.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { addressKey, countHit, limits } from "#server/platform/limits/countHit.ts";
import type { ImageLook } from "./imageRequest.ts";

/** Whether one of the few sizes used by our own pages is requested. Others have a stricter limit, so that nobody can have many pictures made. */
const isOnLadder = ({ width, quality }: ImageLook): boolean =>
	imageLadder.includes(width) && quality === imageDefaults.quality;

/** Creates the rate limit for making pictures, per IP address. The function throws Refusal tooManyCalls beyond it. */
export const pictureBudget =
	(db: Queryable, clock: Clock) =>
	(ip: string, look: ImageLook): Promise<void> =>
		countHit(
			db,
			isOnLadder(look) ? limits.picturesByAddress : limits.oddPicturesByAddress,
			addressKey(ip),
			clock.now(),
		);
