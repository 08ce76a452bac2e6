import { useEffect, useState } from "react";
import { useCases } from "#application/tokens.ts";
import { promiseCopy as text } from "#copy/promise.ts";
import { type PromisedPrice, promiseOfPlan } from "#domain/offer/promisedPrice.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { Won } from "#domain/shared/Won.ts";
import { useApp } from "#ui/app/AppState.ts";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { shortMoment } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";

interface PromiseNoticeProps {
	readonly stayId: number;
	readonly condition: StayTerms;
	/** Token from the address; the server validates it. */
	readonly promised: string;
	/** Price of the rate plan on a booking form; absent on a stay's page. */
	readonly planAmount?: Won;
}

/**
 * Compares the price promised by the price-comparison site that led here with today's price and explains the difference; renders nothing if
 * the promise is not ours.
 */
export function PromiseNotice({ stayId, condition, promised, planAmount }: PromiseNoticeProps) {
	const { use } = useApp();
	const [promise, setPromise] = useState<PromisedPrice | null | undefined>();
	useEffect(() => {
		const stop = new AbortController();
		const read = async () => {
			const answer = await use(useCases.viewPromise).execute(stayId, condition, promised, stop);
			if (!stop.signal.aborted) setPromise(answer.ok ? answer.value : null);
		};
		void read();
		return () => stop.abort();
	}, [use, stayId, condition, promised]);
	// A placeholder of the final height prevents a layout shift.
	if (promise === undefined)
		return (
			<NoticeBar title={text.reading}>
				<p>{text.place}</p>
			</NoticeBar>
		);
	if (promise === null) return null;
	const current = planAmount ?? promise.current;
	const outcome = planAmount === undefined ? promise.outcome : promiseOfPlan(promise, planAmount);
	const isWorse = outcome === "raised" || outcome === "soldOut";
	return (
		<NoticeBar
			tone={isWorse ? "warning" : outcome === "otherPlan" ? "info" : "success"}
			title={text.titles[outcome]}
			live
		>
			<p>
				{text.seen(shortMoment(promise.promisedAt), formatWon(promise.amount))}
				{outcome !== "kept" && ` · ${current === null ? text.none : text.now(formatWon(current))}`}
			</p>
			{text.reasons[outcome] && <p>{text.reasons[outcome]}</p>}
		</NoticeBar>
	);
}
