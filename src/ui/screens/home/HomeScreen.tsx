import { useEffect, useState } from "react";
import type { HomeView } from "#application/home/ViewHome.ts";
import { homeTitle } from "#domain/navigation/pageHead.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { homeCopy } from "#ui/copy/home.ts";
import { Page } from "#ui/layout/Page.tsx";
import { SearchBar } from "#ui/search-bar/SearchBar.tsx";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";
import styles from "./HomeScreen.module.css";
import { Banners } from "./parts/Banners.tsx";
import { MembershipTeaser } from "./parts/MembershipTeaser.tsx";
import { Places } from "./parts/Places.tsx";
import { StayShelf } from "./parts/StayShelf.tsx";

/** The search over a picture, then what to dream about (ROUTE-01, SCREEN-14, SCREEN-15). */
export function HomeScreen({ view }: { readonly view: HomeView }) {
	const app = useApp();
	const [search] = useState(() => new SearchBarViewModel(app));
	useEffect(() => search.activate(), [search]);
	const [hero] = view.banners;
	return (
		<Page width="full" flush>
			<PageHead title={homeTitle} />
			<div className={styles.hero}>
				<div className={styles.picture}>
					{hero && (
						<Picture src={hero.imageUrl} alt="" color={hero.color} ratio="fill" sizes="100vw" priority />
					)}
				</div>
				<div className={styles.content}>
					<h1 className={styles.headline}>{homeCopy.headline}</h1>
					<p className={styles.lead}>{homeCopy.lead}</p>
					<SearchBar viewModel={search} place="hero" />
				</div>
			</div>
			<div className={styles.sections}>
				<StayShelf stays={view.domestic} {...homeCopy.domestic} />
				<Banners banners={view.banners} />
				<StayShelf stays={view.deals} {...homeCopy.deals} />
				<Places places={view.places} />
				<StayShelf stays={view.overseas} {...homeCopy.overseas} />
				<MembershipTeaser />
			</div>
		</Page>
	);
}
