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

/** Shown if a payment belongs to another account than the signed-in one. Reveals nothing about it and offers to log in with the other account. */
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
