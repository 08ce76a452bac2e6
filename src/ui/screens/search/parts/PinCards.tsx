import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { mapCopy } from "#copy/map.ts";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { IconButton } from "#ui/components/IconButton.tsx";
import { CloseIcon } from "#ui/components/icons/frame.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { StayCard } from "#ui/stay-card/StayCard.tsx";
import styles from "./ResultMap.module.css";
import type { ResultMapViewModel } from "./ResultMapViewModel.ts";

/** Stays of the pressed pin, over the lower edge of the map. Escape closes them and returns to the pin. */
export const PinCards = observer(function PinCards({
	viewModel,
	onClose,
}: {
	readonly viewModel: ResultMapViewModel;
	readonly onClose: () => void;
}) {
	const { chosen, cards, hasCardFailed } = viewModel;
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		if (chosen.length > 0) panel.current?.focus({ preventScroll: true });
	}, [chosen]);
	if (chosen.length === 0) return null;
	return (
		<section
			ref={panel}
			tabIndex={-1}
			className={styles.cards}
			aria-label={chosen.length > 1 ? mapCopy.cardCount(chosen.length) : mapCopy.card}
			aria-busy={cards === null && !hasCardFailed}
			onKeyDown={(event) => {
				if (event.key === "Escape") onClose();
			}}
		>
			<div className={styles.close}>
				<IconButton label={mapCopy.closeCard} onClick={onClose}>
					<CloseIcon size={20} />
				</IconButton>
			</div>
			<div className={styles.scroll}>
				{hasCardFailed ? (
					<ErrorState compact message={mapCopy.cardFailed} onRetry={() => void viewModel.choose(chosen)} />
				) : cards === null ? (
					<Skeleton shape="block" className={styles.waiting} />
				) : cards.length === 0 ? (
					<p className={styles.gone}>{mapCopy.cardGone}</p>
				) : (
					cards.map((stay) => (
						<div className={styles.card} key={stay.id}>
							<StayCard
								stay={stay}
								query={viewModel.search.understood.stayQuery}
								onOpen={viewModel.search.rememberOpened}
							/>
						</div>
					))
				)}
			</div>
		</section>
	);
});
