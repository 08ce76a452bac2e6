import { useCases } from "#application/tokens.ts";
import { type ComparedColumn, comparedStay } from "#domain/compare/ComparedStay.ts";
import type { ComparisonChoices } from "#domain/compare/comparisonQuery.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { AppState } from "#ui/app/AppState.ts";

type Use = AppState["use"];
type Asked = Pick<ComparisonChoices, "stayIds" | "condition">;

/**
 * Loads stays with their cheapest plan for the same dates, guests and rooms. A stay that no longer exists becomes a 'gone' column; null if
 * any other one could not be loaded.
 */
export async function loadColumns(
	use: Use,
	{ stayIds, condition }: Asked,
	options: CallOptions = {},
): Promise<readonly ComparedColumn[] | null> {
	const columns = await Promise.all(stayIds.map((id) => columnOf(use, id, condition, options)));
	return columns.every((column) => column !== null) ? columns : null;
}

async function columnOf(
	use: Use,
	id: number,
	condition: Asked["condition"],
	options: CallOptions,
): Promise<ComparedColumn | null> {
	const [detail, offers, places] = await Promise.all([
		use(useCases.viewStay).execute(id, condition, options),
		use(useCases.listOffers).execute({ stayId: id, condition }, options),
		use(useCases.listNearby).execute(id, options),
	]);
	if (!detail.ok) return detail.error.kind === "notFound" ? { kind: "gone", id } : null;
	if (!offers.ok) return null;
	const { searchText, rooms } = condition;
	const known = { detail: detail.value, offers: offers.value, searchText, rooms };
	return { kind: "stay", stay: comparedStay({ ...known, places: places.ok ? places.value : [] }) };
}
