import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { useCases } from "#application/tokens.ts";
import { errorsCopy } from "#copy/errors.ts";
import { helpCopy } from "#copy/help.ts";
import type { Notice } from "#domain/content/Article.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { appContext } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { LetterScene } from "#ui/components/illustrations/LetterScene.tsx";
import { ListRow } from "#ui/components/ListRow.tsx";
import { listDate } from "#ui/format/days.ts";
import { Page } from "#ui/layout/Page.tsx";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import styles from "./Notices.module.css";

export const handle: ScreenHandle = { shell: innerShell({ title: helpCopy.notices.title }) };

export async function loader({
	context,
}: LoaderFunctionArgs): Promise<{ readonly notices: readonly Notice[] | null }> {
	const answer = await context.get(appContext).use(useCases.listNotices).execute();
	return { notices: answer.ok ? answer.value : null };
}

/** The notices, newest first, twenty at a time (ROUTE-19, DEC-011, DEC-022). */
export function Component() {
	const { notices } = useLoaderData<typeof loader>();
	const { revalidate, state } = useRevalidator();
	const text = helpCopy.notices;
	return (
		<Page width="reading" title={text.title}>
			<PageHead title={text.title} />
			{notices === null && (
				<ErrorState message={text.failed} busy={state === "loading"} onRetry={() => void revalidate()} />
			)}
			{notices?.length === 0 && (
				<EmptyState
					scene={<LetterScene />}
					title={text.empty}
					action={
						<ButtonLink to="/" variant="secondary">
							{errorsCopy.page.toMain}
						</ButtonLink>
					}
				/>
			)}
			{notices && notices.length > 0 && (
				<IncrementalList items={notices}>
					{(shown) => (
						<ul className={styles.list}>
							{shown.map((notice) => (
								<li key={notice.id}>
									<ListRow
										label={notice.title}
										note={listDate(notice.createdAt)}
										to={addresses.notice.to(notice.id)}
									/>
								</li>
							))}
						</ul>
					)}
				</IncrementalList>
			)}
		</Page>
	);
}
