import { observer } from "mobx-react-lite";
import { searchCopy } from "#copy/search.ts";
import { searchPanelsCopy } from "#copy/searchPanels.ts";
import { hasRecents, recentKinds } from "#domain/search/recents.ts";
import { Button } from "#ui/components/Button.tsx";
import { CloseIcon, PinIcon, SearchIcon } from "#ui/components/icons/frame.tsx";
import { BedIcon } from "#ui/components/icons/interface.tsx";
import styles from "./KeywordPanel.module.css";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

const icons = {
	location: <PinIcon size={18} />,
	keyword: <SearchIcon size={18} />,
	product: <BedIcon size={18} />,
};

/** The three lists of recent searches; items can be removed one by one or all at once (SEARCH-KW-03, SEARCH-KW-04, DEC-048). */
export const RecentBlock = observer(function RecentBlock({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	const { recents } = viewModel;
	const { title, removeAll } = searchCopy.search.recent;
	return (
		<section className={styles.block} aria-label={title}>
			<div className={styles.head}>
				<h3 className={styles.title}>{title}</h3>
				{hasRecents(recents) && (
					<Button variant="link" size="sm" onClick={() => viewModel.removeAllRecents()}>
						{removeAll}
					</Button>
				)}
			</div>
			{!hasRecents(recents) && <p className={styles.note}>{searchCopy.empty.recent}</p>}
			<ul className={styles.recents}>
				{recentKinds.flatMap((kind) =>
					recents[kind].map((item, index) => (
						<li key={`${kind}-${item.name}`} className={styles.recent}>
							<button type="button" className={styles.again} onClick={() => viewModel.chooseRecent(item)}>
								{icons[kind]}
								<span>{item.name}</span>
							</button>
							<button
								type="button"
								className={styles.remove}
								aria-label={searchPanelsCopy.removeRecent(item.name)}
								onClick={() => viewModel.removeRecent(kind, index)}
							>
								<CloseIcon size={16} />
							</button>
						</li>
					)),
				)}
			</ul>
		</section>
	);
});
