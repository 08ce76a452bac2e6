import { observer } from "mobx-react-lite";
import { wishesCopy } from "#copy/wishes.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { passFocusOn } from "#ui/components/passFocusOn.ts";
import typography from "#ui/styles/typography.module.css";
import { ShareWishesViewModel } from "../ShareWishesViewModel.ts";
import { ShareWaiting } from "./ShareWaiting.tsx";
import styles from "./ShareWishes.module.css";

const text = wishesCopy.share;

/** Sharing of the wish list: its address, and ending the sharing. */
export const ShareWishes = observer(function ShareWishes() {
	const app = useApp();
	const viewModel = useViewModel(() => new ShareWishesViewModel(app), null);
	const { shared, isBusy, notice, refusal } = viewModel;
	// The list works without it, so it is left out if it cannot be loaded.
	if (shared.value === null) return shared.hasFailed ? null : <ShareWaiting />;
	const { token } = shared.value;
	return (
		<section className={styles.share} aria-label={text.title}>
			<p className={typography.note}>{text.note}</p>
			{notice && <NoticeBar tone="success" title={notice} live />}
			{refusal && <NoticeBar tone="error" title={refusal} live />}
			{token === null ? (
				<Button ref={passFocusOn} variant="secondary" busy={isBusy} onClick={() => void viewModel.begin()}>
					{text.begin}
				</Button>
			) : (
				<div ref={passFocusOn} className={styles.actions}>
					<Button onClick={() => void viewModel.copy(token)}>{text.copy}</Button>
					<Button variant="secondary" busy={isBusy} onClick={() => void viewModel.end()}>
						{text.end}
					</Button>
					<ButtonLink variant="link" to={addresses.sharedWishes.to(token)}>
						{text.look}
					</ButtonLink>
				</div>
			)}
		</section>
	);
});
