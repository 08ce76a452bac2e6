import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { errorsCopy } from "#copy/errors.ts";
import { searchCopy } from "#copy/search.ts";
import { searchPanelsCopy } from "#copy/searchPanels.ts";
import { nationTabLabel } from "#domain/stay/PopularDestination.ts";
import { whenIdle } from "#ui/app/later.ts";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { Tabs } from "#ui/components/Tabs.tsx";
import styles from "./KeywordPanel.module.css";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

/** Tabs for nations with tiles for areas. Shows its own failure; the recent searches above keep working (DEC-051, ERR-ACT-05). */
export const PopularPanel = observer(function PopularPanel({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	const { popular } = viewModel;
	const { tabs, tabId } = popular;
	// The request first loads code, so it waits until the panel is shown.
	useEffect(() => whenIdle(() => void popular.load()), [popular]);
	return (
		<section className={styles.block} aria-label={searchCopy.search.popular}>
			<h3 className={styles.title}>{searchCopy.search.popular}</h3>
			{tabs.status === "failed" && (
				<ErrorState compact message={errorsCopy.list.tabFailed} onRetry={() => void popular.load()} />
			)}
			{(tabs.status === "loading" || tabs.status === "ready") && <TileSkeletons />}
			{tabs.status === "loaded" && tabId !== null && (
				<Tabs
					label={searchCopy.search.popular}
					items={tabs.items.map((tab) => ({ key: String(tab.id), label: nationTabLabel(tab) }))}
					current={String(tabId)}
					onSelect={(key) => popular.chooseTab(Number(key))}
				>
					<Tiles viewModel={viewModel} />
				</Tabs>
			)}
		</section>
	);
});

const Tiles = observer(function Tiles({ viewModel }: { readonly viewModel: SearchBarViewModel }) {
	const { areas, tabId } = viewModel.popular;
	if (areas.status === "failed") {
		return (
			<ErrorState
				compact
				message={searchPanelsCopy.areasFailed}
				onRetry={() => tabId !== null && viewModel.popular.chooseTab(tabId)}
			/>
		);
	}
	if (areas.status !== "loaded") return <TileSkeletons />;
	return (
		<ul className={styles.tiles}>
			{areas.items.map((area) => (
				<li key={`${area.cityCode}-${area.area}-${area.subArea}`}>
					<button type="button" className={styles.tile} onClick={() => viewModel.chooseArea(area)}>
						<Picture
							src={area.imageUrl ?? ""}
							alt=""
							ratio="4x3"
							sizes="(min-width: 744px) 140px, 30vw"
							rounded
						/>
						<span className={styles.tileName}>{area.name}</span>
					</button>
				</li>
			))}
		</ul>
	);
});

const TileSkeletons = () => (
	<SkeletonGroup className={styles.tiles}>
		{["a", "b", "c", "d", "e", "f"].map((key) => (
			<Skeleton key={key} shape="picture" />
		))}
	</SkeletonGroup>
);
