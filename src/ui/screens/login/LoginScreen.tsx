import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import { accountCopy } from "#copy/account.ts";
import { loginCopy } from "#copy/login.ts";
import { AccountForm } from "#ui/account/AccountForm.tsx";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import styles from "./LoginScreen.module.css";
import { LoginViewModel } from "./LoginViewModel.ts";
import { PasskeyLogin } from "./parts/PasskeyLogin.tsx";
import { SocialButtons } from "./parts/SocialButtons.tsx";

/** The login screen (ROUTE-06). */
export const LoginScreen = observer(function LoginScreen({
	snapshot,
}: {
	readonly snapshot: { readonly returnUrl: string | null };
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new LoginViewModel(app), snapshot);
	const query = snapshot.returnUrl === null ? "" : `?returnUrl=${encodeURIComponent(snapshot.returnUrl)}`;
	return (
		<AccountForm
			title={loginCopy.title}
			lead={loginCopy.lead(app.environment.site.name)}
			onSubmit={() => viewModel.submit()}
		>
			{viewModel.isRefused && (
				<NoticeBar tone="error" title={accountCopy.account.notFound} live>
					<p>{loginCopy.failedNote}</p>
				</NoticeBar>
			)}
			<TextField
				label={loginCopy.email}
				type="email"
				autoComplete="email"
				inputMode="email"
				value={viewModel.email}
				error={viewModel.emailError}
				onChange={(text) => viewModel.typeEmail(text)}
				onEnter={() => void viewModel.submit()}
			/>
			<TextField
				label={loginCopy.password}
				type="password"
				autoComplete="current-password"
				value={viewModel.password}
				error={viewModel.passwordError}
				onChange={(text) => viewModel.typePassword(text)}
				onEnter={() => void viewModel.submit()}
			/>
			<Checkbox
				label={loginCopy.remember}
				note={loginCopy.rememberNote}
				checked={viewModel.rememberMe}
				onChange={(isWanted) => viewModel.remember(isWanted)}
			/>
			<Button type="submit" size="lg" wide busy={viewModel.isBusy}>
				{loginCopy.submit}
			</Button>
			<PasskeyLogin snapshot={snapshot} rememberMe={viewModel.rememberMe} />
			<SocialButtons
				providers={app.environment.site.socialLogins}
				returnUrl={snapshot.returnUrl}
				rememberMe={viewModel.rememberMe}
			/>
			<nav className={styles.links} aria-label={loginCopy.links}>
				<Link to={`/login/signup${query}`}>{loginCopy.signUp}</Link>
				<Link to={`/login/find-id${query}`}>{loginCopy.findId}</Link>
				<Link to={`/login/find-password${query}`}>{loginCopy.findPassword}</Link>
			</nav>
		</AccountForm>
	);
});
