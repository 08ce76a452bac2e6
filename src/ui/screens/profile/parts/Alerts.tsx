import { observer } from "mobx-react-lite";
import { useState } from "react";
import { profileCopy } from "#copy/profile.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { dottedDate } from "#ui/format/days.ts";
import type { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { AlertsViewModel } from "../AlertsViewModel.ts";
import styles from "./OpenLogins.module.css";

const text = profileCopy.alerts;

/** Consent to marketing about lower prices. The outcome of a change is shown with its date, as required by law. */
export const Alerts = observer(function Alerts({
	account,
	agrees,
}: {
	readonly account: LoadViewModel<MemberAccount>;
	readonly agrees: boolean;
}) {
	const app = useApp();
	const [viewModel] = useState(() => new AlertsViewModel(app, account));
	const { outcome } = viewModel;
	return (
		<section className={styles.section} aria-labelledby="alerts">
			<h2 className={styles.title} id="alerts">
				{text.title}
			</h2>
			<Checkbox
				label={text.label}
				note={text.note}
				checked={agrees}
				onChange={(isWanted) => void viewModel.choose(isWanted)}
			/>
			{outcome === "failed" && <NoticeBar tone="error" title={text.failed} live />}
			{(outcome === "on" || outcome === "off") && (
				<NoticeBar tone="success" title={text[outcome](dottedDate(app.environment.today))} live />
			)}
		</section>
	);
});
