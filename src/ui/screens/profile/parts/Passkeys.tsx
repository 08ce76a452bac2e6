import { observer } from "mobx-react-lite";
import { securityCopy } from "#copy/security.ts";
import type { Passkey } from "#ports/Passkeys.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useFocusFallback } from "#ui/app/useFocusFallback.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { Form } from "#ui/components/Form.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { dottedMinute } from "#ui/format/days.ts";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import type { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";
import { PasskeysViewModel } from "../PasskeysViewModel.ts";
import styles from "./OpenLogins.module.css";

const text = securityCopy.passkeys;

/** As tall as the usual content: no passkey yet, and the button to create one. */
const waiting = (
	<>
		<Skeleton width="half" />
		<Skeleton shape="button" />
	</>
);

/** Passkeys of the member's own devices (DEC-195). */
export const Passkeys = observer(function Passkeys({ proof }: { readonly proof: ReauthenticationViewModel }) {
	const app = useApp();
	const viewModel = useViewModel(() => new PasskeysViewModel(app, proof), null);
	// A removed passkey disappears with its button.
	const section = useFocusFallback<HTMLElement>(viewModel.done);
	return (
		<section ref={section} className={styles.section} aria-labelledby="passkeys" tabIndex={-1}>
			<h2 className={styles.title} id="passkeys">
				{text.title}
			</h2>
			<p className={styles.note}>{text.note}</p>
			{viewModel.done && <NoticeBar tone="success" title={viewModel.done} live />}
			{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
			<LoadBoundary load={viewModel.passkeys} failed={text.failed} waiting={waiting}>
				{(passkeys) => (
					<>
						{passkeys.length === 0 ? (
							<p className={styles.note}>{text.none}</p>
						) : (
							<ul className={styles.list}>
								{passkeys.map((passkey) => (
									<Row key={passkey.id} passkey={passkey} viewModel={viewModel} />
								))}
							</ul>
						)}
						{viewModel.device === null && <p className={styles.note}>{text.unavailable}</p>}
						{viewModel.device && (
							<Button
								variant="secondary"
								busy={viewModel.busy === "new"}
								onClick={() => void viewModel.add()}
							>
								{text.add}
							</Button>
						)}
					</>
				)}
			</LoadBoundary>
		</section>
	);
});

interface RowProps {
	readonly passkey: Passkey;
	readonly viewModel: PasskeysViewModel;
}

const Row = observer(function Row({ passkey, viewModel }: RowProps) {
	const { id, name, createdAt, lastUsedAt } = passkey;
	if (viewModel.renaming === id) return <NameForm id={id} viewModel={viewModel} />;
	return (
		<li className={styles.row}>
			<div className={styles.text}>
				<p className={styles.device}>{name}</p>
				<p className={styles.note}>
					{text.since(dottedMinute(createdAt))} ·{" "}
					{lastUsedAt ? text.lastUsed(dottedMinute(lastUsedAt)) : text.neverUsed}
				</p>
			</div>
			<Button
				variant="secondary"
				size="sm"
				aria-label={text.renameOf(name)}
				onClick={() => viewModel.openName(passkey)}
			>
				{text.rename}
			</Button>
			<Button
				variant="secondary"
				size="sm"
				aria-label={text.removeOf(name)}
				busy={viewModel.busy === id}
				onClick={() => void viewModel.remove(passkey)}
			>
				{text.remove}
			</Button>
		</li>
	);
});

const NameForm = observer(function NameForm({
	id,
	viewModel,
}: {
	readonly id: number;
	readonly viewModel: PasskeysViewModel;
}) {
	return (
		<li className={styles.row}>
			<Form className={styles.text} onSubmit={() => viewModel.saveName()}>
				<TextField
					label={text.name}
					value={viewModel.name}
					error={viewModel.nameError}
					maxLength={40}
					onChange={(name) => viewModel.type(name)}
					onEnter={() => void viewModel.saveName()}
				/>
			</Form>
			<Button size="sm" busy={viewModel.busy === id} onClick={() => void viewModel.saveName()}>
				{text.save}
			</Button>
			<Button variant="secondary" size="sm" onClick={() => viewModel.closeName()}>
				{text.cancel}
			</Button>
		</li>
	);
});
