import { koreanDay } from "#domain/shared/koreanTime.ts";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { WorldName } from "#tests/support/liteTemplates.ts";
import { plantWorld } from "#tests/support/plantWorld.ts";
import { largeWorldNow, worldNow } from "#tests/support/worldMoments.ts";

const worlds: Readonly<Record<WorldName, { readonly now: number; readonly stays: number }>> = {
	world: { now: worldNow, stays: 24 },
	world_of_60: { now: largeWorldNow, stays: 60 },
	world_of_150: { now: largeWorldNow, stays: 150 },
	world_of_300: { now: largeWorldNow, stays: 300 },
};

/** Plants a demo world and builds its search blocks, as a server does shortly after its start. */
export async function fillWorld(db: Database, name: WorldName): Promise<void> {
	const { now, stays } = worlds[name];
	await plantWorld(db, { today: koreanDay(now), now, stays });
	const { search } = await compose({
		config: readConfig({ LOG_LEVEL: "silent" }),
		clock: { now: () => now },
		db,
	});
	await search.refresh();
}
