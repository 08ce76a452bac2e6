import { observer } from "mobx-react-lite";
import { useLocation } from "react-router";
import { accountCopy } from "#copy/account.ts";
import { findAccountCopy } from "#copy/findAccount.ts";
import { loginStep } from "#domain/navigation/returnTarget.ts";
import { AccountForm, OtherWay } from "#ui/account/AccountForm.tsx";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import styles from "./FindIdScreen.module.css";
import { FindIdViewModel } from "./FindIdViewModel.ts";

const text = findAccountCopy.findId;

/** Recovers a forgotten e-mail address (DEC-027, DEC-028). */
export const FindIdScreen = observer(function FindIdScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new FindIdViewModel(app), null);
	const { name, phone, found } = viewModel;
	const { search } = useLocation();
	return (
		<AccountForm title={text.title} lead={text.lead}>
			{found === null && (
				<>
					<TextField
						label={text.name}
						validation="name"
						autoComplete="name"
						value={name}
						onChange={(next) => viewModel.typeName(next)}
					/>
					<CertField
						viewModel={viewModel.cert}
						label={text.phone}
						help={text.phoneHelp}
						type="tel"
						validation="phone"
						value={phone}
						error={null}
						isValid={viewModel.canSend}
						onChange={(next) => viewModel.typePhone(next)}
					/>
					<OtherWay to="/login">{text.toLogin}</OtherWay>
				</>
			)}
			{found !== null && found.length > 0 && (
				<>
					<NoticeBar tone="success" title={text.found} live>
						<ul className={styles.found}>
							{found.map((email) => (
								<li key={email}>{email}</li>
							))}
						</ul>
					</NoticeBar>
					<ButtonLink to={loginStep("/login", search)} size="lg" wide>
						{text.login}
					</ButtonLink>
					<ButtonLink to={loginStep("/login/find-password", search)} variant="secondary" size="lg" wide>
						{text.findPassword}
					</ButtonLink>
				</>
			)}
			{found?.length === 0 && (
				<>
					<NoticeBar tone="warning" title={accountCopy.account.notFound} live />
					<ButtonLink to={loginStep("/login/signup", search)} size="lg" wide>
						{text.signUp}
					</ButtonLink>
				</>
			)}
		</AccountForm>
	);
});
