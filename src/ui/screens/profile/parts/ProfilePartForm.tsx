import { observer } from "mobx-react-lite";
import { profileCopy } from "#copy/profile.ts";
import { countries, countryLabel } from "#domain/member/countries.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Form } from "#ui/components/Form.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Select } from "#ui/components/Select.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "../ProfileScreen.module.css";
import type { ProfilePart, ProfileViewModel } from "../ProfileViewModel.ts";

const text = profileCopy;

interface PartProps {
	readonly viewModel: ProfileViewModel;
}

/** Form for one part of the account, with its two buttons. */
export const ProfilePartForm = observer(function ProfilePartForm({
	viewModel,
	part,
}: PartProps & { readonly part: ProfilePart }) {
	const Fields = fields[part];
	return (
		<Form className={styles.form} onSubmit={() => viewModel.save()}>
			<Fields viewModel={viewModel} />
			{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
			<div className={styles.actions}>
				<Button variant="secondary" onClick={() => viewModel.close()}>
					{text.close}
				</Button>
				<Button type="submit" busy={viewModel.isBusy}>
					{text.save}
				</Button>
			</div>
		</Form>
	);
});

const NameFields = observer(({ viewModel }: PartProps) => (
	<TextField
		label={text.newName}
		validation="name"
		autoComplete="name"
		value={viewModel.fields.name}
		error={viewModel.error("name")}
		onChange={(value) => viewModel.type("name", value)}
		onEnter={() => void viewModel.save()}
	/>
));

const PhoneFields = observer(({ viewModel }: PartProps) => (
	<CertField
		viewModel={viewModel.cert}
		label={text.newPhone}
		help={text.phoneHelp}
		type="tel"
		validation="phone"
		value={viewModel.fields.phone}
		error={viewModel.error("phone")}
		isValid={viewModel.isPhone}
		onChange={(value) => viewModel.type("phone", value)}
	/>
));

const PasswordFields = observer(({ viewModel }: PartProps) => (
	<>
		<p className={typography.note}>{text.passwordNote}</p>
		<TextField
			label={text.newPassword}
			type="password"
			autoComplete="new-password"
			validation="password"
			help={text.passwordHelp}
			value={viewModel.fields.password}
			error={viewModel.error("password")}
			onChange={(value) => viewModel.type("password", value)}
		/>
		<TextField
			label={text.newPasswordAgain}
			type="password"
			autoComplete="new-password"
			validation="passwordConfirm"
			against={{ password: viewModel.fields.password }}
			value={viewModel.fields.passwordAgain}
			error={viewModel.error("passwordAgain")}
			onChange={(value) => viewModel.type("passwordAgain", value)}
			onEnter={() => void viewModel.save()}
		/>
	</>
));

const InternationalFields = observer(({ viewModel }: PartProps) => (
	<>
		<p className={typography.note}>{text.internationalNote}</p>
		<TextField
			label={text.firstName}
			autoComplete="given-name"
			validation="globalName"
			value={viewModel.fields.firstName}
			error={viewModel.error("firstName")}
			onChange={(value) => viewModel.type("firstName", value)}
		/>
		<TextField
			label={text.lastName}
			autoComplete="family-name"
			validation="globalName"
			value={viewModel.fields.lastName}
			error={viewModel.error("lastName")}
			onChange={(value) => viewModel.type("lastName", value)}
		/>
		<Select
			label={text.country}
			value={viewModel.fields.phoneCountry}
			options={countries.map((country) => ({ value: country.code, label: countryLabel(country) }))}
			onChange={(value) => viewModel.type("phoneCountry", value)}
		/>
		<TextField
			label={text.globalPhone}
			type="tel"
			inputMode="tel"
			validation="globalPhone"
			autoComplete="tel"
			against={{ countryCode: viewModel.fields.phoneCountry }}
			value={viewModel.fields.globalPhone}
			error={viewModel.error("globalPhone")}
			onChange={(value) => viewModel.type("globalPhone", value)}
			onEnter={() => void viewModel.save()}
		/>
	</>
));

const fields = {
	name: NameFields,
	phone: PhoneFields,
	password: PasswordFields,
	international: InternationalFields,
} as const satisfies Record<ProfilePart, unknown>;
