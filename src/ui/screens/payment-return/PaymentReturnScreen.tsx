import { observer } from "mobx-react-lite";
import { paymentCopy } from "#copy/payment.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { OtherAccount } from "#ui/booking/OtherAccount.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { Spinner } from "#ui/components/Spinner.tsx";
import { Page } from "#ui/layout/Page.tsx";
import styles from "./PaymentReturnScreen.module.css";
import { type PaymentReturnSnapshot, PaymentReturnViewModel } from "./PaymentReturnViewModel.ts";

const text = paymentCopy.return;

/** Confirmation of a payment. Never reports a failure while the outcome is unknown (DEC-173). */
export const PaymentReturnScreen = observer(function PaymentReturnScreen({
	snapshot,
}: {
	readonly snapshot: PaymentReturnSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new PaymentReturnViewModel(app), snapshot);
	if (viewModel.state === "foreign") return <OtherAccount backTo={app.navigation.current()} />;
	const isUnknown = viewModel.state === "unknown";
	return (
		<Page width="reading">
			<PageHead title={text.title} noindex />
			<div className={styles.wait} role="status">
				<span className={styles.spinner}>
					<Spinner size={40} />
				</span>
				<h1 className={styles.title}>{isUnknown ? text.unknown : text.settling}</h1>
				<p className={styles.note}>{isUnknown ? text.unknownNote : text.settlingNote}</p>
				{isUnknown && (
					<ButtonLink to="/mypage/books" variant="secondary">
						{text.books}
					</ButtonLink>
				)}
			</div>
		</Page>
	);
});
