import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { socialCopy } from "#ui/copy/social.ts";
import { Page } from "#ui/layout/Page.tsx";
import styles from "./SocialConnectScreen.module.css";
import { SocialConnectViewModel } from "./SocialConnectViewModel.ts";

const text = socialCopy.connect;

/** The e-mail of a provider's account is a member's: prove it, and both are one (DEC-027, DEC-140). */
export const SocialConnectScreen = observer(function SocialConnectScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new SocialConnectViewModel(app), null);
	const { pending, name } = viewModel;
	return (
		<Page width="reading">
			<PageHead title={text.title} noindex />
			<form
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void viewModel.submit();
				}}
			>
				<div>
					<h1 className={styles.title}>{text.title}</h1>
					{pending ? (
						<p className={styles.lead}>{text.lead(name)}</p>
					) : (
						<SkeletonGroup className={styles.lead}>
							<Skeleton />
							<Skeleton width="half" />
						</SkeletonGroup>
					)}
				</div>
				{pending && (
					<>
						<CertField
							viewModel={viewModel.cert}
							label={text.email}
							type="email"
							validation="email"
							value={pending.email}
							error={viewModel.error}
							isValid
						/>
						{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
						<Button type="submit" size="lg" wide busy={viewModel.isBusy}>
							{text.submit}
						</Button>
						<Link to="/login" replace className={styles.other ?? ""}>
							{text.other}
						</Link>
					</>
				)}
			</form>
		</Page>
	);
});
