import { observer } from "mobx-react-lite";
import { themeCopy } from "#copy/theme.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { PictureHead } from "#ui/components/PictureHead.tsx";
import { RichText } from "#ui/components/RichText.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { ConditionBar } from "#ui/condition/ConditionBar.tsx";
import { ConditionSheets } from "#ui/condition/ConditionSheets.tsx";
import { DealCards } from "#ui/deals/DealCards.tsx";
import { formatCount } from "#ui/format/won.ts";
import { Page, Section } from "#ui/layout/Page.tsx";
import styles from "./ThemeScreen.module.css";
import { type ThemeSnapshot, ThemeViewModel } from "./ThemeViewModel.ts";

const text = themeCopy.stays;

/** A theme with its description and its stays for the current search (SCREEN-10, DEC-024). */
export const ThemeScreen = observer(function ThemeScreen({ snapshot }: { readonly snapshot: ThemeSnapshot }) {
	const app = useApp();
	const viewModel = useViewModel(() => new ThemeViewModel(app, snapshot.condition), snapshot);
	const { content, stays, status } = viewModel;
	return (
		<>
			<Page flush>
				<PageHead title={content.title} description={themeCopy.about(content.title)} />
				<PictureHead
					imageUrl={content.imageUrl}
					kind={<p className={styles.kind}>{themeCopy.title}</p>}
					title={content.title}
				>
					<RichText html={content.html} />
				</PictureHead>
				<Section
					title={text.heading}
					note={stays.length > 0 ? text.title(formatCount(stays.length)) : undefined}
					action={
						<ButtonLink to="/theme" variant="link">
							{themeCopy.all}
						</ButtonLink>
					}
				>
					{(stays.length > 0 || status === "failed") && (
						<div className={styles.condition}>
							<ConditionBar viewModel={viewModel} />
						</div>
					)}
					<VisuallyHidden>
						<p aria-live="polite">
							{status === "ready" && stays.length > 0 && text.announce(formatCount(stays.length))}
						</p>
					</VisuallyHidden>
					<Stays viewModel={viewModel} />
				</Section>
			</Page>
			<ConditionSheets viewModel={viewModel.condition} />
		</>
	);
});

const Stays = observer(function Stays({ viewModel }: { readonly viewModel: ThemeViewModel }) {
	const { stays, status, shown } = viewModel;
	if (status === "failed") return <ErrorState message={text.failed} onRetry={() => viewModel.retry()} />;
	if (status === "loading" && stays.length === 0) {
		return (
			<SkeletonGroup>
				<Skeleton shape="picture" />
				<Skeleton shape="title" width="half" />
			</SkeletonGroup>
		);
	}
	if (stays.length === 0) {
		return (
			<EmptyState
				scene={<SuitcaseScene />}
				title={text.empty}
				action={
					<ButtonLink to="/theme" variant="secondary">
						{themeCopy.all}
					</ButtonLink>
				}
			/>
		);
	}
	return (
		<div className={styles.stays} aria-busy={status === "loading"}>
			<IncrementalList items={stays}>
				{(portion) => <DealCards stays={portion} condition={shown} />}
			</IncrementalList>
		</div>
	);
});
