import { observer } from "mobx-react-lite";
import { componentsCopy } from "#copy/components.ts";
import { socialCopy } from "#copy/social.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Spinner } from "#ui/components/Spinner.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { Page } from "#ui/layout/Page.tsx";
import styles from "./SocialCallbackScreen.module.css";
import { type SocialCallbackSnapshot, SocialCallbackViewModel } from "./SocialCallbackViewModel.ts";

const text = socialCopy.callback;

/** Return page of the login providers (DEC-027). */
export const SocialCallbackScreen = observer(function SocialCallbackScreen({
	snapshot,
}: {
	readonly snapshot: SocialCallbackSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new SocialCallbackViewModel(app), snapshot);
	const { name, message, purpose } = viewModel;
	const title = purpose === "link" ? socialCopy.link.title(name) : text.title(name);
	return (
		<Page width="reading">
			<PageHead title={title} noindex />
			{message === null ? (
				<div className={styles.wait} role="status">
					<Spinner size={40} />
					<h1 className={styles.title}>{text.checking(name)}</h1>
					<p className={styles.note}>{text.checkingNote}</p>
				</div>
			) : (
				<>
					<VisuallyHidden>
						<h1>{title}</h1>
					</VisuallyHidden>
					<ErrorState
						message={message}
						action={
							<div className={styles.actions}>
								{viewModel.mayRetry && (
									<Button onClick={() => void viewModel.send()}>{componentsCopy.retry}</Button>
								)}
								<ButtonLink to={viewModel.backUrl} replace variant="secondary">
									{purpose === "enter" ? text.back : text.backToAccount}
								</ButtonLink>
							</div>
						}
					/>
				</>
			)}
		</Page>
	);
});
