import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import { signUpCopy } from "#copy/signUp.ts";
import { providerNames, socialCopy } from "#copy/social.ts";
import { AccountForm, OtherWay } from "#ui/account/AccountForm.tsx";
import { PasswordFields } from "#ui/account/PasswordFields.tsx";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Spinner } from "#ui/components/Spinner.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { Page } from "#ui/layout/Page.tsx";
import styles from "./SignUpScreen.module.css";
import { agreements, type SignUpSnapshot, SignUpViewModel } from "./SignUpViewModel.ts";

const text = signUpCopy;
const documents = { terms: "/policy/terms", privacy: "/policy/privacy", age: null, marketing: null } as const;

/** The sign-up screen (DEC-027, DEC-028). */
export const SignUpScreen = observer(function SignUpScreen({
	snapshot,
}: {
	readonly snapshot: SignUpSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new SignUpViewModel(app), snapshot);
	const { fields, errors } = viewModel;
	if (viewModel.isWaiting) {
		return (
			<Page width="reading">
				<PageHead title={text.title} noindex />
				<div className={styles.wait} role="status">
					<Spinner size={40} />
					<h1 className={styles.title}>{socialCopy.signUp.waiting}</h1>
				</div>
			</Page>
		);
	}
	return (
		<AccountForm
			title={text.title}
			lead={leadOf(viewModel)}
			onSubmit={() => void viewModel.submit().then(focusFirstError)}
		>
			<Agreements viewModel={viewModel} />
			<Email viewModel={viewModel} />
			{viewModel.provider === null && <PasswordFields viewModel={viewModel} text={text} />}
			<TextField
				label={text.name}
				validation="name"
				autoComplete="name"
				value={fields.name}
				error={errors.name}
				onChange={(value) => viewModel.type("name", value)}
			/>
			<CertField
				viewModel={viewModel.phoneCert}
				label={text.phone}
				help={text.phoneHelp}
				type="tel"
				validation="phone"
				value={fields.phone}
				error={errors.phone}
				isValid={viewModel.isValid("phone")}
				onChange={(value) => viewModel.type("phone", value)}
			/>
			{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
			<Button type="submit" size="lg" wide busy={viewModel.isBusy}>
				{text.submit}
			</Button>
			<OtherWay to="/login">{text.toLogin}</OtherWay>
		</AccountForm>
	);
});

interface PartProps {
	readonly viewModel: SignUpViewModel;
}

const Agreements = observer(function Agreements({ viewModel }: PartProps) {
	return (
		<fieldset className={styles.agreements} data-invalid={viewModel.agreementError ? "" : undefined}>
			<legend className={styles.legend}>{text.agreements}</legend>
			<Checkbox
				label={text.all}
				checked={viewModel.agreed.size === agreements.length}
				onChange={(isAgreed) => viewModel.agreeToAll(isAgreed)}
			/>
			<div className={styles.items}>
				{agreements.map((item) => (
					<Checkbox
						key={item}
						label={text[item]}
						checked={viewModel.agreed.has(item)}
						onChange={(isAgreed) => viewModel.agree(item, isAgreed)}
						trailing={
							documents[item] && (
								<Link to={documents[item]} target="_blank" rel="noopener" className={styles.view ?? ""}>
									{text.view}
								</Link>
							)
						}
					/>
				))}
			</div>
			{viewModel.agreementError && (
				<p className={styles.error} role="alert">
					{viewModel.agreementError}
				</p>
			)}
		</fieldset>
	);
});

/** An e-mail address to verify by code, or the one already verified by the login provider. */
const Email = observer(function Email({ viewModel }: PartProps) {
	const { fields, errors, provider } = viewModel;
	if (viewModel.isEmailProven)
		return (
			<TextField
				label={text.email}
				type="email"
				autoComplete="email"
				readOnly
				help={socialCopy.signUp.emailProven(provider ? providerNames[provider] : "")}
				value={fields.email}
				onChange={() => undefined}
			/>
		);
	return (
		<CertField
			viewModel={viewModel.emailCert}
			label={text.email}
			type="email"
			validation="email"
			value={fields.email}
			error={errors.email}
			isValid={viewModel.isValid("email")}
			onChange={(value) => viewModel.type("email", value)}
		/>
	);
});

function leadOf({ provider, isEmailProven }: SignUpViewModel): string {
	if (provider === null) return text.lead;
	const { lead, leadWithEmail } = socialCopy.signUp;
	return (isEmailProven ? lead : leadWithEmail)(providerNames[provider]);
}

/** Moves the focus to the first invalid field after a failed attempt. */
function focusFirstError(): void {
	const wrong = "form [aria-invalid='true'], form [data-invalid] input";
	requestAnimationFrame(() => document.querySelector<HTMLElement>(wrong)?.focus());
}
