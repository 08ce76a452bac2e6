import { observer } from "mobx-react-lite";
import { findAccountCopy } from "#copy/findAccount.ts";
import { AccountForm, OtherWay } from "#ui/account/AccountForm.tsx";
import { PasswordFields } from "#ui/account/PasswordFields.tsx";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { FindPasswordViewModel } from "./FindPasswordViewModel.ts";

const text = findAccountCopy.findPassword;

/** Resets a forgotten password (DEC-027, DEC-028). */
export const FindPasswordScreen = observer(function FindPasswordScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new FindPasswordViewModel(app), null);
	const { fields, errors, cert } = viewModel;
	return (
		<AccountForm title={text.title} lead={text.lead} onSubmit={() => viewModel.submit()}>
			<CertField
				viewModel={cert}
				label={text.email}
				type="email"
				validation="email"
				value={fields.email}
				error={errors.email}
				isValid={viewModel.isEmail}
				onChange={(value) => viewModel.type("email", value)}
			/>
			{cert.isVerified && (
				<>
					<PasswordFields viewModel={viewModel} text={text} onEnter={() => void viewModel.submit()} />
					{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
					<Button type="submit" size="lg" wide busy={viewModel.isBusy}>
						{text.submit}
					</Button>
				</>
			)}
			<OtherWay to="/login">{text.toLogin}</OtherWay>
		</AccountForm>
	);
});
