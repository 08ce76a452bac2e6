import { observer } from "mobx-react-lite";
import { eventCopy } from "#copy/event.ts";
import { messagesCopy } from "#copy/messages.ts";
import { isSecretPage } from "#domain/navigation/detours.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import type { Deal } from "#ports/Deals.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { CheckIcon } from "#ui/components/icons/frame.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { PictureHead } from "#ui/components/PictureHead.tsx";
import { RichText } from "#ui/components/RichText.tsx";
import { Tag, TagList } from "#ui/components/Tag.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { DealCards } from "#ui/deals/DealCards.tsx";
import { formatPercent } from "#ui/format/percent.ts";
import { Page, Section } from "#ui/layout/Page.tsx";
import styles from "./EventScreen.module.css";
import { EventViewModel } from "./EventViewModel.ts";
import { SaleCalendar } from "./parts/SaleCalendar.tsx";

const buttons = messagesCopy.buttons.misc;

/** An event: image and terms, coupon or draw, sale calendar and stays (SCREEN-11, DEC-025). */
export const EventScreen = observer(function EventScreen({ deal }: { readonly deal: Deal }) {
	const app = useApp();
	const viewModel = useViewModel(() => new EventViewModel(app), deal);
	const { content, stays, condition } = viewModel;
	return (
		<>
			<Page flush>
				<PageHead
					title={content.title}
					description={content.subtitle || undefined}
					noindex={isSecretPage(content.url)}
				/>
				<Head viewModel={viewModel} />
				{viewModel.calendar.plans.length > 0 && (
					<Section title={eventCopy.calendar.title} note={eventCopy.calendar.note}>
						<SaleCalendar viewModel={viewModel.calendar} path={viewModel.chosenPath} />
					</Section>
				)}
				<Section
					title={eventCopy.stays.title}
					note={
						stays.length > 0
							? eventCopy.stays.note(monthDayRange(condition.checkInDate, condition.checkOutDate))
							: undefined
					}
				>
					{stays.length === 0 ? (
						<EmptyState compact scene={<SuitcaseScene />} title={eventCopy.stays.empty} />
					) : (
						<IncrementalList items={stays}>
							{(shown) => <DealCards stays={shown} condition={condition} />}
						</IncrementalList>
					)}
				</Section>
			</Page>
			<Toast message={viewModel.toast} onGone={() => viewModel.dismissToast()} />
		</>
	);
});

const Head = observer(function Head({ viewModel }: { readonly viewModel: EventViewModel }) {
	const { content, hasCoupon, hasEntered, isBusy } = viewModel;
	const { stayStartDate, stayEndDate } = content;
	return (
		<PictureHead
			imageUrl={content.imageUrl}
			imageColor={content.imageColor}
			kind={
				<TagList>
					{content.discountPercent > 0 && (
						<Tag tone="accent">{eventCopy.upTo(formatPercent(content.discountPercent))}</Tag>
					)}
				</TagList>
			}
			title={content.title}
		>
			{content.subtitle && <p className={styles.subtitle}>{content.subtitle}</p>}
			<DescriptionList
				rows={[
					{ term: eventCopy.saleTerm, value: content.saleTerm },
					{
						term: eventCopy.stayTerm,
						value: stayStartDate && stayEndDate && monthDayRange(stayStartDate, stayEndDate),
					},
				]}
			/>
			{content.html && (
				<div className={styles.text}>
					<RichText html={content.html} />
				</div>
			)}
			{(content.couponId !== null || content.alarmId !== null) && (
				<div className={styles.actions}>
					{content.couponId !== null &&
						(hasCoupon ? (
							<Done text={eventCopy.coupon.done} />
						) : (
							<Button size="lg" busy={isBusy} onClick={() => void viewModel.takeCoupon()}>
								{buttons.getCoupon}
							</Button>
						))}
					{content.alarmId !== null &&
						(hasEntered ? (
							<Done text={eventCopy.entry.done} />
						) : (
							<Button
								size="lg"
								variant={content.couponId === null ? "primary" : "secondary"}
								busy={isBusy}
								onClick={() => void viewModel.enter()}
							>
								{buttons.enterEvent}
							</Button>
						))}
				</div>
			)}
		</PictureHead>
	);
});

const Done = ({ text }: { readonly text: string }) => (
	<p className={styles.done}>
		<CheckIcon size={20} />
		{text}
	</p>
);
