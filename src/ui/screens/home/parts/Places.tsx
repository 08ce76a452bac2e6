import { Link } from "react-router";
import { homeCopy } from "#copy/home.ts";
import type { Place } from "#domain/content/HomeContent.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Picture, smallWidths } from "#ui/components/Picture.tsx";
import { formatCount } from "#ui/format/won.ts";
import { Section } from "#ui/layout/Page.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./Places.module.css";

/** List of places, each linking to its stays (SCREEN-15). */
export function Places({ places }: { readonly places: readonly Place[] }) {
	const { today } = useApp().environment;
	if (places.length === 0) return null;
	return (
		<Section title={homeCopy.places.title}>
			<ul className={styles.grid}>
				{places.map(({ name, imageUrl, stayCount, ...place }) => (
					<li key={name}>
						<Link
							to={`/search?${searchQuery({
								...defaultCondition(today),
								searchText: name,
								nationCode: place.nationCode,
								cityCode: place.cityCode,
								area: place.area,
								subArea: place.subArea,
							})}`}
							className={styles.place ?? ""}
						>
							<Picture
								src={imageUrl ?? ""}
								alt=""
								ratio="1x1"
								sizes="(min-width: 1240px) 184px, (min-width: 744px) 22vw, 30vw"
								lazy
								widths={smallWidths}
								rounded
							/>
							<span className={styles.name}>{name}</span>
							<span className={typography.small}>{homeCopy.places.count(formatCount(stayCount))}</span>
						</Link>
					</li>
				))}
			</ul>
		</Section>
	);
}
