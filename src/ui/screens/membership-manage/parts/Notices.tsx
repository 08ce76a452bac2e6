import { observer } from "mobx-react-lite";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { membershipCopy } from "#ui/copy/membership.ts";
import { listDate } from "#ui/format/days.ts";
import type { ManageViewModel } from "../ManageViewModel.ts";

const text = membershipCopy.manage;

/** What a member should know first: a charge that failed, a card that is gone, an end that is near. */
export const Notices = observer(function Notices({ viewModel }: { readonly viewModel: ManageViewModel }) {
	const { subscription, retryOn, offer } = viewModel;
	if (!subscription) return null;
	const { state, nextCharge, cardName, termEnd, failedCharges } = subscription;
	if (state === "CANCEL_REQUEST") return <NoticeBar tone="warning" title={text.ending(listDate(termEnd))} />;
	if (state !== "USE") {
		return <NoticeBar tone={state === "CANCEL_PAYMENT" ? "error" : "info"} title={text.ended[state]} />;
	}
	return (
		<>
			{offer?.kind === "corporate" && <NoticeBar title={text.corporateRunning} />}
			{retryOn && (
				<NoticeBar tone="error" title={text.unpaidTitle(failedCharges)}>
					{text.unpaidNote(listDate(retryOn))}
				</NoticeBar>
			)}
			{cardName === null && nextCharge && (
				<NoticeBar tone="error" title={text.noCardTitle}>
					{text.noCardNote(listDate(retryOn ?? nextCharge))}
				</NoticeBar>
			)}
		</>
	);
});
