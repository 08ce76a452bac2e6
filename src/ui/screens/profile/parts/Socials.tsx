import { observer } from "mobx-react-lite";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { securityCopy } from "#ui/copy/security.ts";
import { providerNames } from "#ui/copy/social.ts";
import { listDate } from "#ui/format/days.ts";
import { Loaded } from "#ui/my/Loaded.tsx";
import type { ProofViewModel } from "#ui/proof/ProofViewModel.ts";
import { SocialsViewModel } from "../SocialsViewModel.ts";
import styles from "./OpenLogins.module.css";

const text = securityCopy.socials;

/** Accounts of providers that open this one (DEC-140). */
export const Socials = observer(function Socials({ proof }: { readonly proof: ProofViewModel }) {
	const app = useApp();
	const viewModel = useViewModel(() => new SocialsViewModel(app, proof), null);
	return (
		<section className={styles.section} aria-labelledby="socials">
			<h2 className={styles.title} id="socials">
				{text.title}
			</h2>
			<p className={styles.note}>{text.note}</p>
			{viewModel.isDone && <NoticeBar tone="success" title={text.removed} live />}
			{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
			<Loaded load={viewModel.socials} failed={text.failed} waiting={<Skeleton width="half" />}>
				{(socials) => (
					<>
						{socials.length === 0 && <p className={styles.note}>{text.none}</p>}
						<ul className={styles.list}>
							{socials.map(({ provider, linkedAt }) => (
								<li className={styles.row} key={provider}>
									<div className={styles.text}>
										<p className={styles.device}>{providerNames[provider]}</p>
										<p className={styles.note}>{text.since(listDate(linkedAt))}</p>
									</div>
									<Button
										variant="secondary"
										size="sm"
										aria-label={text.removeOf(providerNames[provider])}
										busy={viewModel.removing === provider}
										onClick={() => void viewModel.remove(provider)}
									>
										{text.remove}
									</Button>
								</li>
							))}
						</ul>
					</>
				)}
			</Loaded>
		</section>
	);
});
