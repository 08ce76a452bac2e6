import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { BookableStay, PlanChoice } from "#domain/booking/BookingRequest.ts";
import { promisedIn } from "#domain/offer/promisedIn.ts";
import { useApp } from "#ui/app/AppState.ts";
import { CancelTerms } from "#ui/booking/CancelTerms.tsx";
import { PaymentMethods } from "#ui/booking/PaymentMethods.tsx";
import { RateComments } from "#ui/booking/RateComments.tsx";
import { StayFacts, StayHead } from "#ui/booking/StayFacts.tsx";
import { VoucherFacts, VoucherSteps } from "#ui/booking/VoucherFacts.tsx";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { Form } from "#ui/components/Form.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { formatWon } from "#ui/format/won.ts";
import { lazyExtra } from "#ui/layout/lazyExtra.tsx";
import { Columns, Section } from "#ui/layout/Page.tsx";
import styles from "../BookingScreen.module.css";
import type { BookingViewModel } from "../BookingViewModel.ts";
import { DiscountsSkeleton } from "./BookingSkeleton.tsx";
import { Consents } from "./Consents.tsx";
import { Discounts } from "./Discounts.tsx";
import { GuestFields } from "./GuestFields.tsx";

const PromiseNotice = lazyExtra(async () => (await import("#ui/booking/PromiseNotice.tsx")).PromiseNotice);

interface FormProps {
	readonly viewModel: BookingViewModel;
}

interface StayProps extends FormProps {
	readonly stay: BookableStay;
}

/** Plan, guest and terms of a booking, and the button that submits it. */
export const BookingFormView = observer(function BookingFormView({ viewModel }: FormProps) {
	const phoneProblem = useRef<HTMLDivElement>(null);
	const { stay, snapshot, price, problem } = viewModel;
	useEffect(() => {
		// The button bar can be pressed from anywhere on the page, so the result is scrolled into view. Invalid fields get the focus instead.
		if (problem && problem.kind !== "fields") phoneProblem.current?.scrollIntoView({ block: "center" });
	}, [problem]);
	if (!stay || !snapshot.choice) return null;
	return (
		<Form
			className={styles.form}
			onSubmit={() => viewModel.submit()}
			firstWrong={() => '[aria-invalid="true"], fieldset[aria-describedby] input'}
		>
			<div className={styles.inner}>
				<Columns aside={<Summary viewModel={viewModel} stay={stay} />}>
					<Stay viewModel={viewModel} stay={stay} choice={snapshot.choice} />
					<RateComments comments={stay.rateComments} />
					<Section title={bookingFormCopy.guest.title} note={bookingFormCopy.guest.note}>
						<GuestFields form={viewModel.form} />
					</Section>
					<Section title={bookingFormCopy.discount.title}>
						{viewModel.isMemberKnown ? (
							<Discounts price={price} onRetry={() => void viewModel.load()} />
						) : (
							<DiscountsSkeleton />
						)}
					</Section>
					<Method viewModel={viewModel} stay={stay} />
					<Cancelling viewModel={viewModel} stay={stay} />
					<Section title={bookingFormCopy.consent.title}>
						<Consents form={viewModel.form} stay={stay} />
					</Section>
				</Columns>
				<VisuallyHidden as="p" isLive>
					{bookingFormCopy.spokenTotal(formatWon(price.total))}
				</VisuallyHidden>
				<div ref={phoneProblem} className={styles.phoneProblem}>
					<Problem viewModel={viewModel} />
				</div>
			</div>
			<ActionBar phoneOnly action={<Submit viewModel={viewModel} />} />
		</Form>
	);
});

/** The price, in a column next to the form if there is room; the column also contains the button. */
const Summary = observer(function Summary({ viewModel, stay }: StayProps) {
	const { price } = viewModel;
	return (
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
				<Submit viewModel={viewModel} />
			</div>
		</div>
	);
});

const Submit = observer(function Submit({ viewModel }: FormProps) {
	const { isBusy, isMemberKnown, needsPayment, price } = viewModel;
	return (
		<Button type="submit" size="lg" wide busy={isBusy} disabled={!isMemberKnown}>
			{needsPayment ? bookingFormCopy.pay(formatWon(price.total)) : bookingFormCopy.bookFree}
		</Button>
	);
});

const Stay = observer(function Stay({
	viewModel,
	stay,
	choice: { plan, terms },
}: StayProps & { readonly choice: PlanChoice }) {
	const promised = promisedIn(useLocation().search);
	return (
		<Section title={bookingFormCopy.stay}>
			<StayHead name={stay.stayName} room={stay.roomName} plan={stay.ratePlanName} image={stay.image} />
			{stay.voucher ? (
				<VoucherFacts voucher={stay.voucher} pieces={terms.rooms} />
			) : (
				<StayFacts
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
						planAmount={viewModel.price.saleAmount}
					/>
				</Suspense>
			)}
			{stay.voucher && <VoucherSteps isExternal={stay.isExternal} />}
		</Section>
	);
});

const Method = observer(function Method({ viewModel, stay }: StayProps) {
	return (
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
	);
});

const Cancelling = observer(function Cancelling({ viewModel, stay }: StayProps) {
	const { environment } = useApp();
	return (
		<Section title={bookingFormCopy.cancel.title}>
			<CancelTerms
				policy={stay.cancelPolicy}
				now={environment.now}
				refunds={viewModel.refunds}
				rooms={stay.voucher ? 0 : viewModel.snapshot.choice?.terms.rooms}
			/>
			{!viewModel.form.areTermsKnown && (
				<p>
					<Button variant="secondary" size="sm" onClick={() => void viewModel.load()}>
						{bookingFormCopy.cancel.retry}
					</Button>
				</p>
			)}
		</Section>
	);
});

const Problem = observer(function Problem({ viewModel }: FormProps) {
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
