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

/**
 * Shown instead of a members' screen if the session's member cannot be looked up: offers a retry, and shows the screen as soon as the
 * member is known (DEC-186).
 */
export const MemberUnavailable = observer(function MemberUnavailable() {
	const { use, session, navigation } = useApp();
	const [isBusy, setIsBusy] = useState(false);
	const { isMemberUnknown } = session;

	useEffect(() => {
		// A revalidation that finishes immediately would leave the router's error in place; navigating to the same address clears it.
		if (!isMemberUnknown) void navigation.go(navigation.current(), { replace: true });
	}, [isMemberUnknown, navigation]);

	const retry = async () => {
		setIsBusy(true);
		await use(useCases.startSession).execute();
		setIsBusy(false);
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
