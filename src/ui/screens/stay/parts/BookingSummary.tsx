import { observer } from "mobx-react-lite";
import { useLocation } from "react-router";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { gliding } from "#ui/components/motion.ts";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { ConditionBar } from "#ui/condition/ConditionBar.tsx";
import { commonCopy } from "#ui/copy/common.ts";
import { stayCopy } from "#ui/copy/stay.ts";
import { formatWon } from "#ui/format/won.ts";
import type { StayViewModel } from "../StayViewModel.ts";
import styles from "./BookingSummary.module.css";

const text = stayCopy.summary;

const toRooms = () => document.getElementById("rooms")?.scrollIntoView({ behavior: gliding() });

/** The card beside the page: the cheapest total for the chosen dates, and the way to the rooms. */
export const StaySummary = observer(function StaySummary({
	viewModel,
}: {
	readonly viewModel: StayViewModel;
}) {
	const { pathname, search } = useLocation();
	const { figures, detail } = viewModel;
	return (
		<div className={styles.card} aria-busy={viewModel.status === "loading"}>
			{figures !== "unavailable" && <p className={styles.from}>{text.from}</p>}
			<PriceBlock figures={figures} nights={detail?.nights ?? 1} size="lg" />
			<ConditionBar viewModel={viewModel} stacked />
			{figures === "hidden" ? (
				<ButtonLink to={loginPath(pathname + search)} wide size="lg">
					{text.login}
				</ButtonLink>
			) : (
				<Button wide size="lg" onClick={toRooms}>
					{text.choose}
				</Button>
			)}
		</div>
	);
});

/** The same at the lower edge of phones and tablets. */
export const StayBar = observer(function StayBar({ viewModel }: { readonly viewModel: StayViewModel }) {
	const { figures, detail } = viewModel;
	return (
		<ActionBar
			phoneOnly
			action={
				<Button wide onClick={toRooms}>
					{text.choose}
				</Button>
			}
		>
			{typeof figures === "string" ? (
				<PriceBlock figures={figures} nights={1} size="sm" />
			) : (
				<>
					<p className={styles.barTotal}>{commonCopy.price.total(formatWon(figures.total))}</p>
					<p className={styles.barBasis}>
						{commonCopy.price.nights(detail?.nights ?? 1)} · {commonCopy.price.taxIncluded}
					</p>
				</>
			)}
		</ActionBar>
	);
});
