import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { layoutCopy } from "#copy/layout.ts";
import { type PolicyName, policies } from "#copy/policies.ts";
import { resolveParticles } from "#domain/shared/particles.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { Page } from "#ui/layout/Page.tsx";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import typography from "#ui/styles/typography.module.css";
import styles from "./PolicyScreen.module.css";
import { paragraphsOf } from "./paragraphsOf.ts";

export const handle: ScreenHandle = { shell: innerShell({ label: layoutCopy.policies }) };

/** Reads which policy the address names (ROUTE-24, ROUTE-25, ROUTE-26). */
export function loader({ params }: LoaderFunctionArgs): { readonly name: PolicyName } {
	const { name } = params;
	if (name === undefined || !Object.hasOwn(policies, name)) throw data(null, { status: 404 });
	return { name: name as PolicyName };
}

export function Component() {
	const { name } = useLoaderData<typeof loader>();
	const { site } = useApp().environment;
	const { title, effective, sections } = policies[name];
	const named = (text: string) =>
		resolveParticles(
			text
				.replaceAll("{회사}", site.company.name)
				.replaceAll("{서비스}", site.name)
				.replaceAll("{호스팅}", site.company.hosting)
				.replaceAll("{책임자}", site.company.privacyOfficer)
				.replaceAll("{전화}", site.csPhone)
				.replaceAll("{메일}", site.csEmail),
		);
	return (
		<Page width="reading" title={title}>
			<PageHead title={title} />
			<p className={typography.note}>{effective}</p>
			{sections.map((section) => (
				<section key={section.title} className={styles.section}>
					<h2 className={styles.heading}>{named(section.title)}</h2>
					{paragraphsOf(section).map((paragraph) => (
						<p key={paragraph}>{named(paragraph)}</p>
					))}
				</section>
			))}
		</Page>
	);
}
