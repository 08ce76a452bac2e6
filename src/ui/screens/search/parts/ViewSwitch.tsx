import { observer } from "mobx-react-lite";
import { resultsCopy } from "#copy/results.ts";
import { MenuIcon } from "#ui/components/icons/frame.tsx";
import { MapIcon } from "#ui/components/icons/travel.tsx";
import { useRootMark } from "#ui/components/rootMark.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import styles from "./ViewSwitch.module.css";

const views = ["list", "map"] as const;

/** Switch between list and map if there is no room for both: two buttons on tablets, on phones a pill that leaves prices and hearts uncovered. */
export const ViewSwitch = observer(function ViewSwitch({
	search,
	form,
}: {
	readonly search: SearchViewModel;
	readonly form: "buttons" | "pill";
}) {
	const { view } = search;
	useRootMark("pill", form === "pill");
	if (form === "pill") {
		const other = view === "map" ? "list" : "map";
		return (
			<button type="button" className={styles.pill} onClick={() => search.look(other)}>
				{other === "map" ? <MapIcon size={18} /> : <MenuIcon size={18} />}
				{resultsCopy.views[other]}
			</button>
		);
	}
	return (
		<fieldset className={styles.buttons} aria-label={resultsCopy.view}>
			{views.map((each) => (
				<button
					key={each}
					type="button"
					className={styles.button}
					aria-pressed={view === each}
					onClick={() => search.look(each)}
				>
					{resultsCopy.views[each]}
				</button>
			))}
		</fieldset>
	);
});
