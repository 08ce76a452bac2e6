import { useEffect, useState } from "react";
import type { HomeView } from "#application/home/ViewHome.ts";
import { homeCopy } from "#copy/home.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { CardStay } from "#domain/stay/shelf.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { Picture, screenWidths } from "#ui/components/Picture.tsx";
import { Page } from "#ui/layout/Page.tsx";
import { SearchBar } from "#ui/search-bar/SearchBar.tsx";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";
import { StayShelf } from "#ui/stay-card/StayShelf.tsx";
import styles from "./HomeScreen.module.css";
import { Banners } from "./parts/Banners.tsx";
import { MembershipTeaser } from "./parts/MembershipTeaser.tsx";
import { Places } from "./parts/Places.tsx";

/** The search over a hero image, followed by stays, promotions and places (ROUTE-01, SCREEN-14, SCREEN-15). */
export function HomeScreen({ view }: { readonly view: HomeView }) {
	const app = useApp();
	const [search] = useState(() => new SearchBarViewModel(app));
	useEffect(() => search.activate(), [search]);
	const banners = "notFound" in view.banners ? [] : view.banners;
	const [hero] = banners;
	const base = defaultCondition(app.environment.today);
	const queryOf = ({ cityName, nationCode, offer }: CardStay) =>
		searchQuery({
			...base,
			checkOutDate: addDays(base.checkInDate, offer?.nights ?? 1),
			searchText: cityName,
			nationCode,
			cityCode: "",
		});
	return (
		<Page width="full" flush>
			<PageHead title={homeCopy.pageTitle} />
			<div className={styles.hero}>
				<div className={styles.picture}>
					{hero && (
						<Picture
							src={hero.imageUrl}
							alt=""
							color={hero.color}
							ratio="fill"
							sizes="100vw"
							widths={screenWidths}
							priority
						/>
					)}
				</div>
				<div className={styles.content}>
					<h1 className={styles.headline}>{homeCopy.headline}</h1>
					<p className={styles.lead}>{homeCopy.lead}</p>
					<SearchBar viewModel={search} place="hero" />
				</div>
			</div>
			<div className={styles.sections}>
				<StayShelf rows atOnce={2} stays={view.domestic} queryOf={queryOf} {...homeCopy.domestic} />
				<Banners banners={banners} />
				<StayShelf rows stays={view.deals} queryOf={queryOf} {...homeCopy.deals} />
				<Places places={view.places} />
				<StayShelf rows stays={view.overseas} queryOf={queryOf} {...homeCopy.overseas} />
				<MembershipTeaser />
			</div>
		</Page>
	);
}
