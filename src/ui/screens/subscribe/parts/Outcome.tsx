import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { membershipCopy } from "#copy/membership.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { CrownIcon } from "#ui/components/icons/frame.tsx";
import { Spinner } from "#ui/components/Spinner.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import type { SubscribeViewModel } from "../SubscribeViewModel.ts";
import styles from "./Outcome.module.css";

const text = subscribeCopy;
const { plan: names } = membershipCopy;

/** Outcome of the payment: a membership, or a charge whose outcome is not known yet. */
export const Outcome = observer(function Outcome({ viewModel }: { readonly viewModel: SubscribeViewModel }) {
	const { purchase, content } = viewModel;
	const { bought } = purchase;
	const outcome = useRef<HTMLDivElement>(null);
	// Replaces a long form whose focused button was far down, so scroll position and focus are reset.
	useEffect(() => {
		outcome.current?.focus({ preventScroll: true });
		window.scrollTo(0, 0);
	}, []);
	if (bought) {
		const back = content?.returnPath;
		return (
			<div ref={outcome} className={styles.outcome} role="status" tabIndex={-1}>
				<span className={styles.mark}>
					<CrownIcon size={32} />
				</span>
				<h1 className={styles.title}>{text.done(names[bought.plan])}</h1>
				<p className={styles.note}>{text.doneNote}</p>
				<div className={styles.facts}>
					<DescriptionList
						rows={[
							{
								term: text.summary.term,
								value: `${listDate(bought.termStart)} ~ ${listDate(bought.termEnd)}`,
							},
							{
								term: text.summary.next,
								value: bought.nextCharge && `${listDate(bought.nextCharge)} · ${formatWon(bought.price)}`,
							},
							{ term: text.card.title, value: bought.cardName },
						]}
					/>
				</div>
				<div className={styles.actions}>
					<ButtonLink to={back ?? "/"} size="lg">
						{back ? text.doneBack : text.doneSearch}
					</ButtonLink>
					<ButtonLink to="/membership/awesome/management" variant="secondary" size="lg">
						{text.doneManage}
					</ButtonLink>
				</div>
			</div>
		);
	}
	const isLate = purchase.stage === "late";
	return (
		<div ref={outcome} className={styles.outcome} role="status" tabIndex={-1}>
			{!isLate && (
				<span className={styles.mark}>
					<Spinner />
				</span>
			)}
			<h1 className={styles.title}>{isLate ? text.late : text.checking}</h1>
			<p className={styles.note}>{isLate ? text.lateNote : text.checkingNote}</p>
			{isLate && (
				<div className={styles.actions}>
					<Button size="lg" onClick={() => void viewModel.askAgain()}>
						{text.again}
					</Button>
					<ButtonLink to="/membership/awesome/management" variant="secondary" size="lg">
						{text.doneManage}
					</ButtonLink>
				</div>
			)}
		</div>
	);
});
