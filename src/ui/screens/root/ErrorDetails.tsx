import { isRouteErrorResponse } from "react-router";
import { componentsCopy } from "#copy/components.ts";
import { errorsCopy } from "#copy/errors.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Button } from "#ui/components/Button.tsx";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import styles from "./ErrorDetails.module.css";

/** Maximum characters of an error message: enough to identify a failure; a stack trace would fill the page. */
const maxLength = 500;

function messageOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return `HTTP ${error.status}`;
	return (error instanceof Error ? error.message || error.name : String(error)).slice(0, maxLength);
}

/**
 * Details of a failed page for support: message, address and browser (UI-ERRPAGE-02). The query and fragment may contain secrets and are
 * left out (C19).
 */
export function ErrorDetails({ error }: { readonly error: unknown }) {
	const { csPhone, csEmail } = useApp().environment.site;
	const { pageLabels } = errorsCopy.error;
	const facts = [
		[pageLabels.message, messageOf(error)],
		[pageLabels.address, window.location.origin + window.location.pathname],
		[pageLabels.browser, navigator.userAgent],
	] as const;
	return (
		<section className={styles.details} aria-label={errorsCopy.page.details}>
			<dl className={stack.gap3}>
				{facts.map(([term, value]) => (
					<div key={term} className={styles.pair}>
						<dt>{term}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<Button variant="secondary" onClick={() => window.location.reload()}>
				{componentsCopy.retry}
			</Button>
			<p className={typography.note}>{errorsCopy.page.help(csPhone, csEmail)}</p>
		</section>
	);
}
