import { useCases } from "#application/tokens.ts";
import type { AppState } from "./AppState.ts";

interface Visited {
	readonly id: number;
	readonly name: string;
}

/** Adds an opened stay to the recent searches and notifies the search bar (SEARCH-KW-03, DEC-047). */
export async function rememberVisit(
	app: Pick<AppState, "use" | "recentsChanged">,
	{ id, name }: Visited,
): Promise<void> {
	await app.use(useCases.editRecents).execute({ kind: "add", item: { kind: "product", name, stayId: id } });
	app.recentsChanged();
}
