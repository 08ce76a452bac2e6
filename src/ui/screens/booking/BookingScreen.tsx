import { observer } from "mobx-react-lite";
import { type FormEvent, lazy, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { messagesCopy } from "#copy/messages.ts";
import { promisedIn } from "#domain/offer/promisedIn.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CancelTerms } from "#ui/booking/CancelTerms.tsx";
import { PaymentMethods } from "#ui/booking/PaymentMethods.tsx";
import { StayHead, StayTerms } from "#ui/booking/StayFacts.tsx";
import { VoucherFacts, VoucherSteps } from "#ui/booking/VoucherFacts.tsx";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";

import { formatWon } from "#ui/format/won.ts";
import { Columns, Page, Section } from "#ui/layout/Page.tsx";
import styles from "./BookingScreen.module.css";
import { type BookingSnapshot, BookingViewModel } from "./BookingViewModel.ts";
import { BookingSkeleton, DiscountsSkeleton } from "./parts/BookingSkeleton.tsx";
import { Consents } from "./parts/Consents.tsx";
import { Discounts } from "./parts/Discounts.tsx";
import { GuestFields } from "./parts/GuestFields.tsx";

const PromiseNotice = lazy(() =>
	import("#ui/booking/PromiseNotice.tsx").then((module) => ({ default: module.PromiseNotice })),
);

/** Booking and paying for a plan (SCREEN-01, PROD-09). */
export const BookingScreen = observer(function BookingScreen({
	snapshot,
}: {
	readonly snapshot: BookingSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new BookingViewModel(app), snapshot);
	const { status } = viewModel;
	useEffect(() => {
		// A page kept by the browser comes back as it was left: with its button at work.
		const handleShow = (event: PageTransitionEvent) => {
			if (event.persisted) viewModel.returned();
		};
		window.addEventListener("pageshow", handleShow);
		return () => window.removeEventListener("pageshow", handleShow);
	}, [viewModel]);
	return (
		<Page title={bookingFormCopy.title}>
			<PageHead title={bookingFormCopy.title} noindex />
			{snapshot.choice === null ? (
				<ErrorState
					message={bookingFormCopy.wrongAddress}
					action={<ButtonLink to={snapshot.stayPath}>{bookingFormCopy.findStay}</ButtonLink>}
				/>
			) : status === "loading" ? (
				<BookingSkeleton />
			) : status === "soldOut" ? (
				<ErrorState
					message={messagesCopy.msg.soldOut}
					action={<ButtonLink to={snapshot.stayPath}>{bookingFormCopy.toStay}</ButtonLink>}
				/>
			) : status === "failed" ? (
				<ErrorState message={bookingFormCopy.failed} onRetry={() => void viewModel.load()} />
			) : (
				<BookingFormView viewModel={viewModel} />
			)}
		</Page>
	);
});

const BookingFormView = observer(function BookingFormView({
	viewModel,
}: {
	readonly viewModel: BookingViewModel;
}) {
	const { environment } = useApp();
	const promised = promisedIn(useLocation().search);
	const form = useRef<HTMLFormElement>(null);
	const phoneProblem = useRef<HTMLDivElement>(null);
	const { stay, snapshot, price, isBusy, isMemberKnown, problem } = viewModel;
	useEffect(() => {
		// The bar is pressed from anywhere on the page; what it led to must be seen. Wrong fields get the focus instead.
		if (problem && problem.kind !== "fields") phoneProblem.current?.scrollIntoView({ block: "center" });
	}, [problem]);
	if (!stay || !snapshot.choice) return null;
	const { plan, terms } = snapshot.choice;
	const handleSubmit = async (event: FormEvent) => {
		event.preventDefault();
		const isSent = await viewModel.submit();
		if (isSent) return;
		// After the errors stand in the page.
		requestAnimationFrame(() => {
			const wrong = '[aria-invalid="true"], fieldset[aria-describedby] input';
			form.current?.querySelector<HTMLElement>(wrong)?.focus();
		});
	};
	const payLabel = viewModel.needsPayment
		? bookingFormCopy.pay(formatWon(price.total))
		: bookingFormCopy.bookFree;
	return (
		<form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
			<div className={styles.inner}>
				<Columns
					aside={
						<div className={styles.aside}>
							<h2 className={styles.asideTitle}>{bookingFormCopy.summary.title}</h2>
							<PriceLedgerList
								lines={price.lines}
								total={price.total}
								basis={bookingFormCopy.summary.basis}
								propertyFee={stay.propertyFee}
								code={price.digest}
							/>
							<div className={styles.desktopPay}>
								<Problem viewModel={viewModel} />
								<Button type="submit" size="lg" wide busy={isBusy} disabled={!isMemberKnown}>
									{payLabel}
								</Button>
							</div>
						</div>
					}
				>
					<Section title={bookingFormCopy.stay}>
						<StayHead name={stay.stayName} room={stay.roomName} plan={stay.ratePlanName} image={stay.image} />
						{stay.voucher ? (
							<VoucherFacts voucher={stay.voucher} pieces={terms.rooms} />
						) : (
							<StayTerms
								checkIn={terms.checkInDate}
								checkOut={terms.checkOutDate}
								checkInTime={stay.checkInTime}
								checkOutTime={stay.checkOutTime}
								guests={terms}
								rooms={terms.rooms}
								meal={stay.mealName}
							/>
						)}
						{promised && (
							<Suspense>
								<PromiseNotice
									stayId={plan.stayId}
									condition={terms}
									promised={promised}
									planAmount={price.saleAmount}
								/>
							</Suspense>
						)}
						{stay.voucher && <VoucherSteps isExternal={stay.isExternal} />}
					</Section>
					{stay.rateComments.length > 0 && (
						<Section title={bookingFormCopy.comments}>
							<ul className={styles.comments}>
								{stay.rateComments.map((comment) => (
									<li key={comment}>{comment}</li>
								))}
							</ul>
						</Section>
					)}
					<Section title={bookingFormCopy.guest.title} note={bookingFormCopy.guest.note}>
						<GuestFields form={viewModel.form} />
					</Section>
					<Section title={bookingFormCopy.discount.title}>
						{isMemberKnown ? <Discounts price={price} /> : <DiscountsSkeleton />}
					</Section>
					<Section title={bookingFormCopy.method.title}>
						{viewModel.needsPayment ? (
							<PaymentMethods
								methods={stay.methods}
								value={viewModel.method}
								error={viewModel.methodError}
								onChange={(method) => viewModel.chooseMethod(method)}
							/>
						) : (
							<NoticeBar>{bookingFormCopy.method.free}</NoticeBar>
						)}
					</Section>
					<Section title={bookingFormCopy.cancel.title}>
						<CancelTerms policy={stay.cancelPolicy} now={environment.now} refunds={viewModel.refunds} />
						{!viewModel.form.areTermsKnown && (
							<p>
								<Button variant="secondary" size="sm" onClick={() => void viewModel.load()}>
									{bookingFormCopy.cancel.retry}
								</Button>
							</p>
						)}
					</Section>
					<Section title={bookingFormCopy.consent.title}>
						<Consents form={viewModel.form} stay={stay} />
					</Section>
				</Columns>
				<p className={styles.spoken} aria-live="polite">
					{bookingFormCopy.spokenTotal(formatWon(price.total))}
				</p>
				<div ref={phoneProblem} className={styles.phoneProblem}>
					<Problem viewModel={viewModel} />
				</div>
			</div>
			<ActionBar
				phoneOnly
				action={
					<Button type="submit" size="lg" wide busy={isBusy} disabled={!isMemberKnown}>
						{payLabel}
					</Button>
				}
			/>
		</form>
	);
});

const Problem = observer(function Problem({ viewModel }: { readonly viewModel: BookingViewModel }) {
	const { shownProblem: problem, snapshot } = viewModel;
	if (!problem) return null;
	return (
		<NoticeBar
			tone={problem.kind === "priceChanged" ? "warning" : "error"}
			title={problem.title}
			live
			action={
				problem.kind === "soldOut" && (
					<ButtonLink to={snapshot.stayPath} variant="link">
						{bookingFormCopy.toStay}
					</ButtonLink>
				)
			}
		>
			{problem.text}
		</NoticeBar>
	);
});
