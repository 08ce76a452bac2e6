import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Database } from "#server/database/Database.ts";
import { extendNights } from "./extendNights.ts";
import { seedWorld } from "./seedWorld.ts";

const sizes = { full: 300, small: 24 } as const;

/** At start-up: fills an empty database with a demo world of the wanted size, and keeps an older one's nights on sale. */
export async function prepareWorld(
	db: Database,
	{ size, now }: { readonly size: keyof typeof sizes | "none"; readonly now: number },
): Promise<void> {
	if (size === "none") return;
	const today = koreanDay(now);
	const planted = await seedWorld(db, { today, now, stays: sizes[size] });
	if (!planted) await extendNights(db, today);
}
