import { Link } from "react-router";
import { themeCopy } from "#copy/theme.ts";
import type { Theme } from "#domain/content/Theme.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { PostcardScene } from "#ui/components/illustrations/PostcardScene.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { Page } from "#ui/layout/Page.tsx";
import styles from "./ThemesScreen.module.css";

export interface ThemesScreenProps {
	/** Null if they could not be loaded. */
	readonly themes: readonly Theme[] | null;
	readonly isBusy: boolean;
	readonly onRetry: () => void;
}

/** The themes, each an image that links to its stays (SCREEN-10, DEC-024). */
export const ThemesScreen = ({ themes, isBusy, onRetry }: ThemesScreenProps) => (
	<Page>
		<PageHead title={themeCopy.title} description={themeCopy.description} />
		<header className={styles.head}>
			<h1>{themeCopy.title}</h1>
			<p className={styles.lead}>{themeCopy.lead}</p>
		</header>
		{themes === null && <ErrorState message={themeCopy.failed} busy={isBusy} onRetry={onRetry} />}
		{themes?.length === 0 && (
			<EmptyState
				scene={<PostcardScene />}
				title={themeCopy.empty}
				note={themeCopy.emptyNote}
				action={<ButtonLink to="/">{themeCopy.toSearch}</ButtonLink>}
			/>
		)}
		{themes && themes.length > 0 && (
			<IncrementalList items={themes}>
				{(shown) => (
					<ul className={styles.list}>
						{shown.map((theme, index) => (
							<li key={theme.id} className={styles.item}>
								<Link to={addresses.theme.to(theme.id)} className={styles.theme ?? ""}>
									<Picture
										src={theme.imageUrl ?? ""}
										alt=""
										ratio="fill"
										sizes="(min-width: 1240px) 590px, (min-width: 744px) 48vw, 100vw"
										priority={index === 0}
									/>
									<span className={styles.title}>{theme.title}</span>
								</Link>
							</li>
						))}
					</ul>
				)}
			</IncrementalList>
		)}
	</Page>
);
