import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { membershipCopy } from "#copy/membership.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { usePageRestored } from "#ui/app/usePageRestored.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Form } from "#ui/components/Form.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { formatWon } from "#ui/format/won.ts";
import { Columns, Page, Section } from "#ui/layout/Page.tsx";
import { MembershipRules } from "#ui/membership/MembershipRules.tsx";
import { ForfeitedCoupons } from "./parts/ForfeitedCoupons.tsx";
import { GradeTable } from "./parts/GradeTable.tsx";
import { Hero } from "./parts/Hero.tsx";
import { Outcome } from "./parts/Outcome.tsx";
import { PaymentCard } from "./parts/PaymentCard.tsx";
import { PlanCards } from "./parts/PlanCards.tsx";
import { Standing } from "./parts/Standing.tsx";
import { Summary } from "./parts/Summary.tsx";
import styles from "./SubscribeScreen.module.css";
import { type SubscribeSnapshot, SubscribeViewModel } from "./SubscribeViewModel.ts";

const text = subscribeCopy;
const everyPlan = ["Gold", "Silver"] as const;

/** Subscribing to Awesome: both plans, their price in money and coupons, and one payment (ROUTE-13, SUBS-16). */
export const SubscribeScreen = observer(function SubscribeScreen({
	snapshot,
}: {
	readonly snapshot: SubscribeSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new SubscribeViewModel(app), snapshot);
	const { purchase, content, isVisitor, hasReturned } = viewModel;
	const navigate = useNavigate();
	useEffect(() => {
		// Removes the card provider's parameters from the address, so that they are neither reloaded nor shared.
		if (hasReturned) void navigate(viewModel.address, { replace: true, preventScrollReset: true });
	}, [hasReturned, viewModel, navigate]);
	usePageRestored(() => viewModel.card.returned());
	return (
		<Page>
			<PageHead title={text.title} description={`${membershipCopy.sub.gold} ${membershipCopy.sub.silver}`} />
			{purchase.stage === "choosing" ? (
				<>
					<Hero />
					{isVisitor || (content && content.offer.plans.length > 0) ? (
						<SubscribeForm viewModel={viewModel} />
					) : content ? (
						<>
							<Standing offer={content.offer} />
							<div className={styles.next}>
								<Grades />
							</div>
						</>
					) : viewModel.hasFailed ? (
						<ErrorState message={text.failed} onRetry={() => void viewModel.load()} />
					) : (
						<Waiting />
					)}
					{(isVisitor || content || viewModel.hasFailed) && (
						<div className={styles.next}>
							<MembershipRules />
						</div>
					)}
				</>
			) : (
				<Outcome viewModel={viewModel} />
			)}
		</Page>
	);
});

const SubscribeForm = observer(function SubscribeForm({
	viewModel,
}: {
	readonly viewModel: SubscribeViewModel;
}) {
	const { content, purchase, isVisitor, plan, price } = viewModel;
	const status = content?.status;
	const label =
		price === null ? text.payEmpty : (viewModel.isUpgrade ? text.upgrade : text.pay)(formatWon(price));
	const action = isVisitor ? (
		<ButtonLink to={loginPath(viewModel.address)} size="lg" wide>
			{text.login}
		</ButtonLink>
	) : (
		<Button type="submit" size="lg" wide busy={purchase.isBusy}>
			{label}
		</Button>
	);
	return (
		<Form className={styles.form} onSubmit={() => viewModel.pay()} firstWrong={() => missing(viewModel)}>
			<div className={styles.inner}>
				<Columns
					aside={
						<div className={styles.aside}>
							<Summary viewModel={viewModel} />
							<Problem viewModel={viewModel} />
							<div className={styles.desktopPay}>
								{action}
								{isVisitor && <p className={styles.note}>{text.loginNote}</p>}
							</div>
						</div>
					}
				>
					<Section title={text.choose}>
						<PlanCards
							open={content?.offer.plans ?? everyPlan}
							current={viewModel.isUpgrade ? "Silver" : null}
							closed={status && !status.isSilverAvailable ? text.silverUsed : null}
							value={plan}
							error={viewModel.error("plan")}
							onChange={(chosen) => viewModel.choose(chosen)}
						/>
						{status && !status.isSilverAvailable && (
							<p className={styles.note}>
								{membershipCopy.sub[viewModel.isUpgrade ? "upgrade" : "silverOnce"]}
							</p>
						)}
					</Section>
					<Grades />
					{content && (
						<>
							<Section
								title={text.coupons.title}
								{...(viewModel.coupons.length > 0 && {
									note: text.coupons.count(String(viewModel.coupons.length)),
								})}
							>
								<ForfeitedCoupons viewModel={viewModel} />
							</Section>
							<Section title={text.card.title}>
								<PaymentCard viewModel={viewModel} />
							</Section>
						</>
					)}
				</Columns>
			</div>
			<ActionBar phoneOnly action={action} />
		</Form>
	);
});

const Grades = () => (
	<Section title={text.compare}>
		<GradeTable />
	</Section>
);

const Waiting = () => (
	<SkeletonGroup label={text.loading} className={styles.whole}>
		<Columns aside={<Skeleton shape="block" />}>
			<div className={styles.waiting}>
				<Skeleton shape="title" width="third" />
				<Skeleton shape="block" />
				<Skeleton shape="block" />
			</div>
			<div className={styles.next}>
				<Grades />
			</div>
		</Columns>
	</SkeletonGroup>
);

/** Returns the selector of the first missing part, for the focus. */
const missing = ({ faults }: SubscribeViewModel): string => {
	if (faults.plan) return "fieldset input:not([disabled])";
	return faults.agree ? '[aria-invalid="true"]' : "[data-card]";
};

const Problem = observer(function Problem({ viewModel }: { readonly viewModel: SubscribeViewModel }) {
	const box = useRef<HTMLDivElement>(null);
	const { problem } = viewModel.purchase;
	useEffect(() => {
		if (problem) box.current?.scrollIntoView({ block: "center" });
	}, [problem]);
	return (
		<div ref={box}>
			{problem && (
				<NoticeBar tone="error" title={problem.title} live>
					{problem.note}
				</NoticeBar>
			)}
		</div>
	);
});
