import { observer } from "mobx-react-lite";
import { socialCopy } from "#copy/social.ts";
import { AccountForm, OtherWay } from "#ui/account/AccountForm.tsx";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { SocialConnectViewModel } from "./SocialConnectViewModel.ts";

const text = socialCopy.connect;

/** Links a provider's account whose e-mail address belongs to a member, after verifying that address (DEC-027, DEC-140). */
export const SocialConnectScreen = observer(function SocialConnectScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new SocialConnectViewModel(app), null);
	const { pending, name } = viewModel;
	return (
		<AccountForm
			title={text.title}
			lead={
				pending ? (
					text.lead(name)
				) : (
					<SkeletonGroup>
						<Skeleton />
						<Skeleton width="half" />
					</SkeletonGroup>
				)
			}
			noindex
			onSubmit={() => void viewModel.submit()}
		>
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
					<OtherWay to="/login" replace>
						{text.other}
					</OtherWay>
				</>
			)}
		</AccountForm>
	);
});
