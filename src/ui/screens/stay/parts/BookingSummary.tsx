import { observer } from "mobx-react-lite";
import { useLocation } from "react-router";
import { componentsCopy } from "#copy/components.ts";
import { stayCopy } from "#copy/stay.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { scrollBehavior } from "#ui/components/motion.ts";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { ConditionBar } from "#ui/condition/ConditionBar.tsx";
import { formatWon } from "#ui/format/won.ts";
import typography from "#ui/styles/typography.module.css";
import type { StayViewModel } from "../StayViewModel.ts";
import styles from "./BookingSummary.module.css";

const text = stayCopy.summary;

const toRooms = () => document.getElementById("rooms")?.scrollIntoView({ behavior: scrollBehavior() });

/** Card beside the page: the cheapest total for the chosen dates, and a button that leads to the rooms. */
export const StaySummary = observer(function StaySummary({
	viewModel,
}: {
	readonly viewModel: StayViewModel;
}) {
	const { pathname, search } = useLocation();
	const { figures, detail, status } = viewModel;
	const isKnown = status === "ready";
	return (
		<div className={styles.card}>
			{isKnown && figures !== "unavailable" && <p className={styles.from}>{text.from}</p>}
			{isKnown ? (
				<PriceBlock figures={figures} nights={detail?.nights ?? 1} rooms={viewModel.shown.rooms} size="lg" />
			) : (
				<p className={styles.unknown}>{text[status === "loading" ? "checking" : "failed"]}</p>
			)}
			<ConditionBar viewModel={viewModel} stacked />
			{isKnown && figures === "hidden" ? (
				<ButtonLink to={loginPath(pathname + search)} wide size="lg">
					{text.login}
				</ButtonLink>
			) : (
				<NextStep viewModel={viewModel} size="lg" />
			)}
		</div>
	);
});

/** The same as a bar at the lower edge of phones and tablets. */
export const StayBar = observer(function StayBar({ viewModel }: { readonly viewModel: StayViewModel }) {
	return (
		<ActionBar phoneOnly action={<NextStep viewModel={viewModel} />}>
			<BarPrice viewModel={viewModel} />
		</ActionBar>
	);
});

/** While the price for the displayed dates is not known, shows the status instead of an outdated price. */
const BarPrice = observer(function BarPrice({ viewModel }: { readonly viewModel: StayViewModel }) {
	const { figures, detail, status } = viewModel;
	if (status !== "ready")
		return <p className={typography.small}>{text[status === "loading" ? "checking" : "failed"]}</p>;
	if (typeof figures === "string") return <PriceBlock figures={figures} nights={1} size="sm" />;
	return (
		<>
			<p className={styles.barTotal}>{componentsCopy.price.total(formatWon(figures.total))}</p>
			<p className={typography.small}>
				{componentsCopy.price.nights(detail?.nights ?? 1)} · {componentsCopy.price.taxIncluded}
			</p>
		</>
	);
});

const NextStep = observer(function NextStep({
	viewModel,
	size,
}: {
	readonly viewModel: StayViewModel;
	readonly size?: "lg";
}) {
	const { status, isSoldOut } = viewModel;
	const [label, press] =
		status === "failed"
			? [text.retry, () => viewModel.retry()]
			: isSoldOut
				? [text.changeDates, () => viewModel.condition.open("dates")]
				: [text.choose, toRooms];
	return (
		<Button wide size={size} busy={status === "loading"} onClick={press}>
			{label}
		</Button>
	);
});
