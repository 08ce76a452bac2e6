import { observer } from "mobx-react-lite";
import { TextField } from "#ui/components/TextField.tsx";

type PasswordTexts = Readonly<Record<"password" | "passwordAgain", string>>;

export interface PasswordFieldsProps {
	readonly viewModel: {
		readonly fields: PasswordTexts;
		readonly errors: Readonly<Record<keyof PasswordTexts, string | null>>;
		type(field: keyof PasswordTexts, text: string): void;
	};
	readonly text: PasswordTexts & { readonly passwordHelp: string };
	readonly onEnter?: (() => void) | undefined;
}

/** A password to be, twice. */
export const PasswordFields = observer(function PasswordFields(props: PasswordFieldsProps) {
	const { viewModel, text, onEnter } = props;
	const { fields, errors } = viewModel;
	return (
		<>
			<TextField
				label={text.password}
				type="password"
				autoComplete="new-password"
				validation="password"
				help={text.passwordHelp}
				value={fields.password}
				error={errors.password}
				onChange={(value) => viewModel.type("password", value)}
			/>
			<TextField
				label={text.passwordAgain}
				type="password"
				autoComplete="new-password"
				validation="passwordConfirm"
				against={{ password: fields.password }}
				value={fields.passwordAgain}
				error={errors.passwordAgain}
				onChange={(value) => viewModel.type("passwordAgain", value)}
				onEnter={onEnter}
			/>
		</>
	);
});
