import { observer } from "mobx-react-lite";
import { profileCopy } from "#copy/profile.ts";
import { numberAbroad } from "#domain/booking/numberAbroad.ts";
import { isCorporationMember, type MemberAccount } from "#domain/member/Member.ts";
import { gradeCard } from "#domain/member/profile.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { displayPhone } from "#ui/format/phone.ts";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import { ReauthenticationSheet } from "#ui/proof/ReauthenticationSheet.tsx";
import styles from "./ProfileScreen.module.css";
import { ProfileViewModel } from "./ProfileViewModel.ts";
import { Alerts } from "./parts/Alerts.tsx";
import { OpenLogins } from "./parts/OpenLogins.tsx";
import { OwnData } from "./parts/OwnData.tsx";
import { Passkeys } from "./parts/Passkeys.tsx";
import { ProfilePartForm } from "./parts/ProfilePartForm.tsx";
import { ProfileRow } from "./parts/ProfileRow.tsx";
import { Socials } from "./parts/Socials.tsx";

const text = profileCopy;

/** The account: the member's data and how to change it (ROUTE-08). */
export const ProfileScreen = observer(function ProfileScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new ProfileViewModel(app), null);
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} />
			{viewModel.isSaved && <NoticeBar tone="success" title={text.saved} live />}
			<LoadBoundary load={viewModel.account} failed={text.failed}>
				{(account) => <Account viewModel={viewModel} account={account} />}
			</LoadBoundary>
			<ReauthenticationSheet proof={viewModel.proof} />
		</MemberPage>
	);
});

const Account = observer(function Account({
	viewModel,
	account,
}: {
	readonly viewModel: ProfileViewModel;
	readonly account: MemberAccount;
}) {
	const rows = [
		{ part: "name", label: text.name, value: account.name || null },
		{ part: "phone", label: text.phone, value: account.phone ? displayPhone(account.phone) : null },
		...(account.loginType === "EMAIL"
			? ([{ part: "password", label: text.password, value: "••••••••" }] as const)
			: []),
		{ part: "international", label: text.international, value: abroad(account) },
	] as const;
	return (
		<>
			<div className={styles.facts}>
				<DescriptionList
					rows={[
						{ term: text.email, value: account.email },
						{ term: isCorporationMember(account) ? text.corporation : text.grade, value: gradeCard(account) },
					]}
				/>
			</div>
			{rows.map(({ part, label, value }) => (
				<ProfileRow
					key={part}
					label={label}
					value={value}
					isOpen={viewModel.open === part}
					onEdit={() => viewModel.edit(part)}
				>
					<ProfilePartForm viewModel={viewModel} part={part} />
				</ProfileRow>
			))}
			<Alerts account={viewModel.account} agrees={account.agreesToMarketing} />
			<Passkeys proof={viewModel.proof} />
			<Socials proof={viewModel.proof} />
			<OpenLogins />
			<OwnData viewModel={viewModel} />
			<div className={styles.leave}>
				{viewModel.withdrawRefusal && <NoticeBar tone="error" title={viewModel.withdrawRefusal} live />}
				<Button variant="link" busy={viewModel.isLeaving} onClick={() => void viewModel.withdraw()}>
					{text.withdraw}
				</Button>
			</div>
		</>
	);
});

function abroad({ international }: MemberAccount): string | null {
	if (international === null) return null;
	return `${international.firstName} ${international.lastName} · ${numberAbroad(international)}`;
}
