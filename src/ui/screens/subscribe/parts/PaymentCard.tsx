import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { subscribeCopy } from "#copy/subscribe.ts";
import { Button } from "#ui/components/Button.tsx";
import { CardIcon } from "#ui/components/icons/travel.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import type { SubscribeViewModel } from "../SubscribeViewModel.ts";
import styles from "./PaymentCard.module.css";

const text = subscribeCopy.card;

/** The card that will be charged; the provider asks for it on its own page (DEC-174). */
export const PaymentCard = observer(function PaymentCard({
	viewModel,
}: {
	readonly viewModel: SubscribeViewModel;
}) {
	const { cardName, card } = viewModel;
	const error = card.problem ?? viewModel.error("card");
	const payment = useRef<HTMLDivElement>(null);
	const { hasReturned } = viewModel;
	useEffect(() => {
		if (hasReturned) payment.current?.scrollIntoView({ block: "center" });
	}, [hasReturned]);
	return (
		<div ref={payment} className={stack.gap3}>
			<div className={styles.box} data-empty={cardName ? undefined : ""}>
				<span className={styles.icon}>
					<CardIcon size={24} />
				</span>
				<div aria-live="polite">
					<p className={styles.name}>{card.isBusy ? text.registering : (cardName ?? text.none)}</p>
					<p className={typography.small}>
						{cardName ? (card.kept ? text.registered : text.inUse) : text.note}
					</p>
				</div>
				<Button
					variant="secondary"
					busy={card.isBusy}
					data-card=""
					onClick={() => void viewModel.enterCard()}
				>
					{cardName ? text.other : text.register}
				</Button>
			</div>
			{error && <NoticeBar tone="error" title={error} live />}
		</div>
	);
});
