import { observer } from "mobx-react-lite";
import { securityCopy } from "#copy/security.ts";
import { providerNames } from "#copy/social.ts";
import type { SocialProvider } from "#domain/member/socialLogin.ts";
import type { LinkedSocial } from "#ports/SocialCalls.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { listDate } from "#ui/format/days.ts";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import type { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";
import { SocialsViewModel } from "../SocialsViewModel.ts";
import styles from "./OpenLogins.module.css";

const text = securityCopy.socials;

/** Login providers linked to this account (DEC-140). */
export const Socials = observer(function Socials({ proof }: { readonly proof: ReauthenticationViewModel }) {
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
			<LoadBoundary load={viewModel.socials} failed={text.failed} waiting={<Skeleton width="half" />}>
				{(socials) => {
					const rows = rowsOf(socials, app.environment.site.socialLogins);
					if (rows.length === 0) return <p className={styles.note}>{text.none}</p>;
					return (
						<ul className={styles.list}>
							{rows.map((row) => (
								<Row key={row.provider} viewModel={viewModel} {...row} />
							))}
						</ul>
					);
				}}
			</LoadBoundary>
		</section>
	);
});

interface SocialRow {
	readonly provider: SocialProvider;
	/** Null for a provider that is not linked yet. */
	readonly linkedAt: string | null;
}

/** Returns the linked providers, followed by those that can be linked. */
const rowsOf = (
	socials: readonly LinkedSocial[],
	offered: readonly SocialProvider[],
): readonly SocialRow[] => [
	...socials,
	...offered
		.filter((each) => socials.every(({ provider }) => provider !== each))
		.map((provider) => ({ provider, linkedAt: null })),
];

const Row = observer(function Row({
	viewModel,
	provider,
	linkedAt,
}: SocialRow & { readonly viewModel: SocialsViewModel }) {
	const name = providerNames[provider];
	const isLinked = linkedAt !== null;
	return (
		<li className={styles.row}>
			<div className={styles.text}>
				<p className={styles.device}>{name}</p>
				<p className={styles.note}>{isLinked ? text.since(listDate(linkedAt)) : text.notLinked}</p>
			</div>
			<Button
				variant="secondary"
				size="sm"
				aria-label={isLinked ? text.removeOf(name) : text.addOf(name)}
				busy={viewModel.busy === provider}
				onClick={() => void (isLinked ? viewModel.remove(provider) : viewModel.add(provider))}
			>
				{isLinked ? text.remove : text.add}
			</Button>
		</li>
	);
});
