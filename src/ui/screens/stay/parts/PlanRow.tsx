import { observer } from "mobx-react-lite";
import { useLocation } from "react-router";
import { useCases } from "#application/tokens.ts";
import { componentsCopy } from "#copy/components.ts";
import { priceCopy } from "#copy/price.ts";
import { stayCopy } from "#copy/stay.ts";
import { refundSteps } from "#domain/booking/refundSteps.ts";
import { type CancelHeadline, cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { linkTarget } from "#domain/navigation/bridgeMessage.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { headlineFigures, type PriceViewer } from "#domain/offer/headlineFigures.ts";
import { optionPath, planChoice } from "#domain/offer/planAddress.ts";
import { promisedIn } from "#domain/offer/promisedIn.ts";
import type { RatePlan } from "#domain/offer/RatePlan.ts";
import { canBook, discountLabel, stockLabel } from "#domain/offer/stockStatus.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { useApp } from "#ui/app/AppState.ts";
import { isPlainClick } from "#ui/app/isPlainClick.ts";
import { RefundBar } from "#ui/booking/RefundBar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { BreakfastIcon } from "#ui/components/icons/facilities.tsx";
import { CheckIcon, ChevronDownIcon } from "#ui/components/icons/frame.tsx";
import { InfoIcon } from "#ui/components/icons/interface.tsx";
import { ClockIcon, CoinIcon } from "#ui/components/icons/travel.tsx";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { Tag, TagList } from "#ui/components/Tag.tsx";
import { formatWon } from "#ui/format/won.ts";
import styles from "./PlanRow.module.css";

const text = stayCopy.plan;

interface PlanRowProps {
	readonly plan: RatePlan;
	readonly nights: number;
	readonly stayId: number;
	readonly condition: SearchCondition;
	/** Opens the option in a sheet on this page instead of on its own page. */
	readonly onOpen?: (() => void) | undefined;
}

/** A rate plan: contents, cancellation policy, and the total for this visitor (PROD-06, DEC-077). */
export const PlanRow = observer(function PlanRow({ plan, nights, stayId, condition, onOpen }: PlanRowProps) {
	const { environment, session } = useApp();
	const { prices } = plan;
	const headline = cancelHeadline(plan.cancelPolicy, environment.now);
	const isOpen = canBook(plan, condition.rooms);
	const left = isOpen ? stockLabel(plan.stock) : null;
	return (
		<div className={styles.plan}>
			<div className={styles.facts}>
				<h4 className={styles.name}>{plan.name}</h4>
				{(prices.discountKind || plan.isPromotion || left || plan.isWaitingList) && (
					<TagList>
						{prices.discountKind && <Tag tone="accent">{discountLabel(prices.discountKind)}</Tag>}
						{plan.isPromotion && <Tag tone="accent">{text.promotion}</Tag>}
						{left && <Tag tone="red">{left}</Tag>}
						{plan.isWaitingList && <Tag>{text.waiting}</Tag>}
					</TagList>
				)}
				<p className={styles.line}>
					<BreakfastIcon size={18} />
					{plan.mealName ?? componentsCopy.noMeal}
				</p>
			</div>
			<ul className={styles.lines}>
				<li className={styles.line} data-tone={headline.kind}>
					<CancelIcon kind={headline.kind} />
					{headline.text}
				</li>
				{session.isSpecialMember && prices.cashbackAmount > 0 && (
					<li className={styles.line}>
						<CoinIcon size={18} />
						{text.cashback(formatWon(prices.cashbackAmount))}
					</li>
				)}
			</ul>
			<PlanDetails plan={plan} />
			<div className={styles.offer}>
				<PriceBlock
					figures={figuresOf(plan, nights * condition.rooms, session)}
					nights={nights}
					rooms={condition.rooms}
					propertyFee={prices.propertyFee}
					discount={
						prices.discountKind
							? { label: discountLabel(prices.discountKind), percent: prices.discountPercent }
							: undefined
					}
				/>
				<PlanAction plan={plan} stayId={stayId} condition={condition} isOpen={isOpen} onOpen={onOpen} />
			</div>
		</div>
	);
});

function figuresOf({ prices }: RatePlan, roomNights: number, viewer: PriceViewer) {
	const { publicAmount, memberAmount, originalAmount, isHidden } = prices;
	if (isHidden) return "hidden" as const;
	const amounts = { publicAmount, memberAmount, listPrice: originalAmount };
	return headlineFigures(amounts, roomNights, viewer) ?? ("unavailable" as const);
}

/** The plan's button: to the option page, to the login if the amounts are hidden, or disabled if sold out. */
export function PlanAction({
	plan,
	stayId,
	condition,
	isOpen,
	label = text.choose,
	spoken = text.chooseNamed(plan.room.name, plan.name),
	onOpen,
}: Omit<PlanRowProps, "nights"> & {
	readonly isOpen: boolean;
	readonly label?: string;
	readonly spoken?: string;
}) {
	const { environment, use } = useApp();
	const { pathname, search } = useLocation();
	if (!isOpen) {
		return (
			<Button variant="secondary" disabled className={styles.button}>
				{priceCopy.stock.labels.SOLD_OUT}
			</Button>
		);
	}
	if (plan.prices.isHidden) {
		return (
			<ButtonLink variant="secondary" className={styles.button} to={loginPath(pathname + search)}>
				{text.login}
			</ButtonLink>
		);
	}
	const path = optionPath(stayId, planChoice(plan, plan.voucher && 1, promisedIn(search)), condition);
	const target = linkTarget(path, environment.surface);
	if (target && !("navigate" in target)) {
		return (
			<Button
				className={styles.button}
				aria-label={spoken}
				onClick={() => void use(useCases.followTarget).execute(target)}
			>
				{label}
			</Button>
		);
	}
	return (
		<ButtonLink
			className={styles.button}
			to={path}
			aria-label={spoken}
			onClick={(event) => {
				// A click that opens a new tab or window goes to the option's own page.
				if (!onOpen || !isPlainClick(event)) return;
				event.preventDefault();
				onOpen();
			}}
		>
			{label}
		</ButtonLink>
	);
}

const CancelIcon = ({ kind }: Pick<CancelHeadline, "kind">) =>
	kind === "free" ? (
		<CheckIcon size={18} />
	) : kind === "partial" ? (
		<ClockIcon size={18} />
	) : (
		<InfoIcon size={18} />
	);

/** The plan's contents, and its cancellation tiers in plain words (DEC-099). */
function PlanDetails({ plan }: { readonly plan: RatePlan }) {
	const { now } = useApp().environment;
	const { cancelPolicy } = plan;
	const refunds = refundSteps(cancelPolicy, null, now);
	const tiers = refunds.length > 0 ? [] : (cancelPolicy?.cancelText ?? []);
	const lists = [
		{ title: text.includes, lines: plan.includes },
		{ title: text.benefits, lines: plan.valueAdds },
		{ title: text.usage, lines: plan.usage },
		{ title: text.cancel, lines: tiers },
	].filter(({ lines }) => lines.length > 0);
	if (lists.length === 0 && refunds.length === 0) return null;
	return (
		<details className={styles.details}>
			<summary className={styles.summary}>
				{text.details}
				<ChevronDownIcon size={18} />
			</summary>
			<dl className={styles.more}>
				{lists.map(({ title, lines }) => (
					<div key={title}>
						<dt>{title}</dt>
						{lines.map((line) => (
							<dd key={line}>{line}</dd>
						))}
					</div>
				))}
				{cancelPolicy && refunds.length > 0 && (
					<div>
						<dt>{text.cancel}</dt>
						<dd className={styles.refunds}>
							<RefundBar steps={refunds} policy={cancelPolicy} />
						</dd>
					</div>
				)}
			</dl>
		</details>
	);
}
