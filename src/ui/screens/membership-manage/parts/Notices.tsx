import { observer } from "mobx-react-lite";
import { membershipManageCopy } from "#copy/membershipManage.ts";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { listDate } from "#ui/format/days.ts";
import type { ManageViewModel } from "../ManageViewModel.ts";

const text = membershipManageCopy;

/** Important notices first: a failed charge, a missing card, an approaching end. */
export const Notices = observer(function Notices({ viewModel }: { readonly viewModel: ManageViewModel }) {
	const { subscription, chargeOn, offer, isTermOver } = viewModel;
	if (!subscription) return null;
	const { state, cardName, termEnd, failedCharges } = subscription;
	if (state === "CANCEL_REQUEST") {
		return <NoticeBar tone="warning" title={isTermOver ? text.endingOver : text.ending(listDate(termEnd))} />;
	}
	if (state !== "USE") {
		return <NoticeBar tone={state === "CANCEL_PAYMENT" ? "error" : "info"} title={text.ended[state]} />;
	}
	return (
		<>
			{offer?.kind === "corporate" && <NoticeBar title={text.corporateRunning} />}
			{failedCharges > 0 && chargeOn && (
				<NoticeBar tone="error" title={text.unpaidTitle(failedCharges)}>
					{text.unpaidNote(listDate(chargeOn))}
				</NoticeBar>
			)}
			{cardName === null && chargeOn && (
				<NoticeBar tone="error" title={text.noCardTitle}>
					{text.noCardNote(listDate(chargeOn))}
				</NoticeBar>
			)}
		</>
	);
});
