import { observer } from "mobx-react-lite";
import { advanceNoticeCopy } from "#copy/advanceNotice.ts";
import { messagesCopy } from "#copy/messages.ts";
import type { AdvanceNotice } from "#domain/content/AdvanceNotice.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useFocusFallback } from "#ui/app/useFocusFallback.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { CheckIcon } from "#ui/components/icons/frame.tsx";
import { LetterScene } from "#ui/components/illustrations/LetterScene.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { shortMoment } from "#ui/format/days.ts";
import { Page } from "#ui/layout/Page.tsx";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import styles from "./AdvanceNoticeScreen.module.css";
import { AdvanceNoticeViewModel } from "./AdvanceNoticeViewModel.ts";

const text = advanceNoticeCopy;
const buttons = messagesCopy.buttons.misc;
const actions = { alarm: buttons.alarm, eventGiveaway: buttons.enterEvent } as const;

/** Upcoming sales, soonest first (SCREEN-12, DEC-025). */
export const AdvanceNoticeScreen = observer(function AdvanceNoticeScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new AdvanceNoticeViewModel(app), null);
	return (
		<>
			<Page width="reading" title={text.title}>
				<PageHead title={text.title} description={text.lead} />
				<p className={styles.lead}>{text.lead}</p>
				<LoadBoundary load={viewModel.notices} failed={text.failed}>
					{(notices) =>
						notices.length === 0 ? (
							<EmptyState
								scene={<LetterScene />}
								title={text.empty}
								note={text.emptyNote}
								action={<ButtonLink to="/">{text.find}</ButtonLink>}
							/>
						) : (
							<IncrementalList items={notices}>
								{(shown) => (
									<ul className={styles.list}>
										{shown.map((notice) => (
											<li key={notice.id}>
												<Notice viewModel={viewModel} notice={notice} />
											</li>
										))}
									</ul>
								)}
							</IncrementalList>
						)
					}
				</LoadBoundary>
			</Page>
			<Toast message={viewModel.toast} onGone={() => viewModel.dismissToast()} />
		</>
	);
});

const Notice = observer(function Notice(props: {
	readonly viewModel: AdvanceNoticeViewModel;
	readonly notice: AdvanceNotice;
}) {
	const { viewModel, notice } = props;
	const { id, kind, title, imageUrl, opensAt } = notice;
	const isApplied = viewModel.isApplied(notice);
	// The outcome takes the button's place.
	const outcome = useFocusFallback<HTMLDivElement>(isApplied);
	return (
		<article className={styles.notice}>
			<Picture src={imageUrl ?? ""} alt="" ratio="4x3" sizes="(min-width: 744px) 240px, 100vw" rounded />
			<div className={styles.facts}>
				<p>
					<Tag tone={kind === "alarm" ? "blue" : "accent"}>{text.kinds[kind]}</Tag>
				</p>
				<h2 className={styles.title}>{title}</h2>
				<p className={styles.moment}>{text.opens(shortMoment(koreanDateTime(opensAt)))}</p>
				<div ref={outcome} className={styles.action} tabIndex={-1}>
					{isApplied ? (
						<p className={styles.done}>
							<CheckIcon size={20} />
							{text.done[kind]}
						</p>
					) : (
						<Button
							variant="secondary"
							busy={viewModel.busy === id}
							aria-label={text.about(actions[kind], title)}
							onClick={() => void viewModel.apply(notice)}
						>
							{actions[kind]}
						</Button>
					)}
				</div>
			</div>
		</article>
	);
});
