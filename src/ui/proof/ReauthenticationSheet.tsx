import { observer } from "mobx-react-lite";
import { securityCopy } from "#copy/security.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { Button } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Form } from "#ui/components/Form.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./ReauthenticationSheet.module.css";
import type { ReauthenticationViewModel } from "./ReauthenticationViewModel.ts";

const text = securityCopy.proof;

/** Asks for the current password or a code before a change that only the account owner may make (DEC-195). */
export const ReauthenticationSheet = observer(function ReauthenticationSheet({
	proof,
}: {
	readonly proof: ReauthenticationViewModel;
}) {
	return (
		<Sheet open={proof.isOpen} onClose={() => proof.close()} title={text.title} phone="bottom">
			{proof.hasFailed ? (
				<ErrorState compact message={text.failed} busy={proof.isBusy} onRetry={() => void proof.retry()} />
			) : (
				<ProofForm proof={proof} />
			)}
		</Sheet>
	);
});

const ProofForm = observer(function ProofForm({ proof }: { readonly proof: ReauthenticationViewModel }) {
	const isByPassword = proof.way === "password";
	return (
		<Form className={styles.form} onSubmit={() => proof.submit()}>
			<p className={typography.note}>{text.lead}</p>
			{isByPassword ? (
				<>
					<input hidden name="username" autoComplete="username" value={proof.email} readOnly />
					<TextField
						label={text.password}
						type="password"
						autoComplete="current-password"
						value={proof.password}
						error={proof.passwordError}
						onChange={(value) => proof.type(value)}
						onEnter={() => void proof.submit()}
					/>
				</>
			) : (
				<CertField
					viewModel={proof.cert}
					label={text.email}
					type="email"
					validation="email"
					value={proof.email}
					error={null}
					isValid={proof.email !== ""}
				/>
			)}
			{proof.refusal && <NoticeBar tone="error" title={proof.refusal} live />}
			<Button type="submit" size="lg" wide busy={proof.isBusy} disabled={!proof.isReady}>
				{text.submit}
			</Button>
			{proof.hasPasskey && (
				<Button variant="secondary" wide busy={proof.isSigning} onClick={() => void proof.submitByPasskey()}>
					{text.byPasskey}
				</Button>
			)}
			{proof.hasPassword && (
				<Button variant="link" onClick={() => proof.choose(isByPassword ? "code" : "password")}>
					{isByPassword ? text.byCode : text.byPassword}
				</Button>
			)}
		</Form>
	);
});
