import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { booksCopy } from "#copy/books.ts";
import { linkedOrderCopy } from "#copy/linkedOrder.ts";
import { messagesCopy } from "#copy/messages.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { StatusTag } from "#ui/booking/StatusTag.tsx";
import { StayHead } from "#ui/booking/StayFacts.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { Form } from "#ui/components/Form.tsx";
import { Gallery } from "#ui/components/Gallery.tsx";
import { LetterScene } from "#ui/components/illustrations/LetterScene.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { longDate, shortMoment } from "#ui/format/days.ts";
import { Page, Section } from "#ui/layout/Page.tsx";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import styles from "./LmsScreen.module.css";
import { type LmsSnapshot, LmsViewModel } from "./LmsViewModel.ts";

const labels = linkedOrderCopy.labels;
const waiting = (
	<>
		<Skeleton shape="block" />
		<Skeleton width="most" />
		<Skeleton shape="button" />
	</>
);

/** Registers the confirmation number of an LMS order, or cancels it, through its link (ROUTE-22, DEC-085). */
export const LmsScreen = observer(function LmsScreen({ snapshot }: { readonly snapshot: LmsSnapshot }) {
	const app = useApp();
	const viewModel = useViewModel(() => new LmsViewModel(app), snapshot);
	const { loaded } = viewModel;
	return (
		<>
			<Page width="reading" title={linkedOrderCopy.title}>
				<PageHead title={linkedOrderCopy.title} />
				{loaded.isMissing && loaded.value === null ? (
					<EmptyState
						scene={<LetterScene />}
						title={linkedOrderCopy.missing}
						note={linkedOrderCopy.missingNote}
						action={
							<ButtonLink to="/" variant="secondary">
								{messagesCopy.buttons.misc.toMain}
							</ButtonLink>
						}
					/>
				) : (
					<LoadBoundary load={loaded} failed={linkedOrderCopy.failed} waiting={waiting}>
						{() => <Order viewModel={viewModel} />}
					</LoadBoundary>
				)}
			</Page>
			<Toast message={viewModel.toast} onGone={() => viewModel.dismissToast()} />
		</>
	);
});

const Order = observer(function Order({ viewModel }: { readonly viewModel: LmsViewModel }) {
	const { view, statusView, closedText } = viewModel;
	if (!view || !statusView) return null;
	const { order, booking } = view;
	const [image] = booking?.imageUrls ?? [];
	return (
		<>
			<p className={styles.lead}>{linkedOrderCopy.lead}</p>
			<div className={styles.head}>
				<StatusTag status={order.status} view={statusView} />
				{booking && (
					<StayHead
						name={booking.product.stayName}
						room={booking.product.roomName}
						plan={booking.product.ratePlanName}
						image={image ? { url: image } : null}
					/>
				)}
			</div>
			<DescriptionList
				rows={[
					{
						term: linkedOrderCopy.orderNumber,
						value: <span className={styles.number}>{order.orderNumber}</span>,
					},
					{
						term: linkedOrderCopy.orderedAt,
						value: booking && shortMoment(koreanDateTime(booking.orderedAt)),
					},
					{
						term: linkedOrderCopy.dates,
						value: order.startDate ? longDate(order.startDate) : booksCopy.dateless,
					},
					{ term: linkedOrderCopy.people, value: booking && guestsText(booking.product) },
					{ term: linkedOrderCopy.guest, value: booking?.guest.name },
					{ term: linkedOrderCopy.phone, value: booking?.guest.phone },
					{ term: linkedOrderCopy.request, value: booking?.request },
					{ term: labels.confirmNum, value: order.confirmationNumber },
				]}
			/>
			<div className={styles.actions}>
				{closedText ? <NoticeBar title={closedText} /> : <Actions viewModel={viewModel} />}
			</div>
			{booking && booking.imageUrls.length > 0 && (
				<Section title={linkedOrderCopy.photos}>
					<Gallery
						label={booking.product.stayName}
						images={booking.imageUrls.map((url) => ({ url, alt: booking.product.stayName, color: null }))}
						sizes="(min-width: 820px) 780px, 100vw"
						rounded
					/>
				</Section>
			)}
		</>
	);
});

const Actions = observer(function Actions({ viewModel }: { readonly viewModel: LmsViewModel }) {
	const field = useRef<HTMLInputElement>(null);
	const { isSelected, busy } = viewModel;
	const register = async () => {
		if (!(await viewModel.register())) field.current?.focus();
	};
	return (
		<Form className={styles.form} onSubmit={register}>
			<Checkbox
				label={linkedOrderCopy.choose}
				checked={isSelected}
				note={linkedOrderCopy.chooseNote}
				onChange={(checked) => viewModel.select(checked)}
			/>
			<TextField
				ref={field}
				label={labels.confirmNum}
				help={linkedOrderCopy.confirmHelp}
				value={viewModel.confirmationNumber}
				error={viewModel.numberError}
				maxLength={30}
				disabled={!isSelected}
				onChange={(value) => viewModel.type(value)}
				onEnter={() => void register()}
			/>
			{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
			<div className={styles.buttons}>
				<Button
					variant="secondary"
					size="lg"
					disabled={!isSelected}
					busy={busy === "cancel"}
					onClick={() => void viewModel.cancel()}
				>
					{labels.cancel}
				</Button>
				<Button type="submit" size="lg" disabled={!isSelected} busy={busy === "confirm"}>
					{labels.register}
				</Button>
			</div>
		</Form>
	);
});
