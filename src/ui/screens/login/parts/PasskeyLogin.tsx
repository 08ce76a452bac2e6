import { observer } from "mobx-react-lite";
import { loginCopy } from "#copy/login.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { PasskeyLoginViewModel } from "../PasskeyLoginViewModel.ts";

interface PasskeyLoginProps {
	readonly snapshot: { readonly returnUrl: string | null };
	readonly rememberMe: boolean;
}

/** Passkey button; renders nothing if the browser does not support passkeys. */
export const PasskeyLogin = observer(function PasskeyLogin({ snapshot, rememberMe }: PasskeyLoginProps) {
	const app = useApp();
	const viewModel = useViewModel(() => new PasskeyLoginViewModel(app), snapshot);
	if (!viewModel.isOffered) return null;
	return (
		<>
			{viewModel.hasFailed && <NoticeBar tone="error" title={loginCopy.passkeyFailed} live />}
			<Button
				variant="secondary"
				size="lg"
				wide
				busy={viewModel.isBusy}
				onClick={() => void viewModel.logIn(rememberMe)}
			>
				{loginCopy.passkey}
			</Button>
		</>
	);
});
