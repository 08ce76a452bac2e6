import { type ComponentType, useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { errorsCopy } from "#copy/errors.ts";
import { layoutCopy } from "#copy/layout.ts";
import { isFailedImport } from "#ui/app/failedImports.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { memberUnavailable } from "#ui/app/requireMember.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { SearchIcon, WarningIcon } from "#ui/components/icons/frame.tsx";
import { Page } from "#ui/layout/Page.tsx";
import { pageShell } from "#ui/layout/shell.ts";
import { AppShell } from "./AppShell.tsx";
import { MemberUnavailable } from "./MemberUnavailable.tsx";
import styles from "./RootBoundary.module.css";

/** Shown instead of a screen that failed, or at an unknown address (UI-ERRPAGE-01, DEC-012). */
export function RootBoundary() {
	const error = useRouteError();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	if (isRouteErrorResponse(error) && error.data === memberUnavailable) return <MemberUnavailable />;
	if (navigator.onLine === false || isFailedImport(error)) return <Unconnected />;
	return <Failed error={error} />;
}

const again = () => window.location.reload();

/** Shown if a screen could not be loaded; reloads as soon as there is a network again. */
function Unconnected() {
	const { offline, notLoaded } = layoutCopy;
	const { page, pageNote } = navigator.onLine === false ? offline : notLoaded;
	return (
		<AppShell shell={pageShell} isAboutConnection>
			<Page width="reading" title={page}>
				<PageHead title={page} noindex />
				<ErrorState message={pageNote} onRetry={again} />
			</Page>
		</AppShell>
	);
}

/** Nothing is broken, so the visitor keeps header, menu and footer. */
const NotFound = () => (
	<AppShell shell={pageShell}>
		<Page width="reading">
			<PageHead title={errorsCopy.error.pageNotFound} noindex />
			<div className={styles.state}>
				<span className={styles.icon}>
					<SearchIcon size={36} />
				</span>
				<h1 className={styles.title}>{errorsCopy.error.pageNotFound}</h1>
				<p className={styles.note}>{errorsCopy.page.notFoundNote}</p>
				<ButtonLink to="/">{errorsCopy.page.toMain}</ButtonLink>
			</div>
		</Page>
	</AppShell>
);

/** One-line summary for support, until the chunk with the details has loaded; that chunk may be the one that is missing. */
const Facts = ({ error }: { readonly error: unknown }) => (
	<p className={styles.note}>
		{String(error).slice(0, 500)} {window.location.origin + window.location.pathname} {navigator.userAgent}
	</p>
);

/**
 * Error page that depends on as little as possible, since anything may be broken; its link reloads the application. Details for support
 * exist only in the browser and are loaded as a separate chunk.
 */
function Failed({ error }: { readonly error: unknown }) {
	const [Details, setDetails] = useState<ComponentType<{ readonly error: unknown }> | null>(null);
	useEffect(() => {
		setDetails(() => Facts);
		import("./ErrorDetails.tsx").then(
			(late) => setDetails(() => late.ErrorDetails),
			() => undefined,
		);
	}, []);
	return (
		<Page width="reading">
			<PageHead title={errorsCopy.error.pageTitle} noindex />
			<div className={styles.state}>
				<span className={styles.icon}>
					<WarningIcon size={36} />
				</span>
				<h1 className={styles.title}>{errorsCopy.error.pageTitle}</h1>
				<p className={styles.note}>{errorsCopy.page.failedNote}</p>
				<a className={styles.main} href="/">
					{errorsCopy.error.pageLabels.toMain}
				</a>
				{Details && <Details error={error} />}
			</div>
		</Page>
	);
}
