import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useCases } from "#application/tokens.ts";
import { layoutCopy } from "#copy/layout.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Page } from "#ui/layout/Page.tsx";
import { pageShell } from "#ui/layout/shell.ts";
import { AppShell } from "./AppShell.tsx";

/** A members' screen while nobody can be asked who is signed in: another try, and itself as soon as somebody can (DEC-186). */
export const UnreachedMember = observer(function UnreachedMember() {
	const { use, session, navigation } = useApp();
	const [isBusy, setBusy] = useState(false);
	const { isUnreached } = session;

	useEffect(() => {
		// A revalidation that is over at once would leave the router's error where it is; going here again does not.
		if (!isUnreached) void navigation.go(navigation.current(), { replace: true });
	}, [isUnreached, navigation]);

	const retry = async () => {
		setBusy(true);
		await use(useCases.startSession).execute();
		setBusy(false);
	};
	return (
		<AppShell shell={pageShell}>
			<Page width="reading" title={layoutCopy.unreached.title}>
				<PageHead title={layoutCopy.unreached.title} noindex />
				<ErrorState message={layoutCopy.unreached.note} onRetry={() => void retry()} busy={isBusy} />
			</Page>
		</AppShell>
	);
});
