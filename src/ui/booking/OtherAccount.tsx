import { useCases } from "#application/tokens.ts";
import { paymentCopy } from "#copy/payment.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { Button } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { Page } from "#ui/layout/Page.tsx";

const text = paymentCopy.foreign;

/** A payment of another account than the one that is signed in: nothing is said of it, and the login leads to where it can be seen. */
export function OtherAccount({ backTo }: { readonly backTo: string }) {
	const { use, navigation } = useApp();
	const changeAccount = async () => {
		await use(useCases.logOut).execute();
		await navigation.go(loginPath(backTo));
	};
	return (
		<Page width="reading">
			<PageHead title={text.title} noindex />
			<EmptyState
				scene={<TicketScene />}
				title={text.title}
				note={text.note}
				action={<Button onClick={() => void changeAccount()}>{text.login}</Button>}
			/>
		</Page>
	);
}
