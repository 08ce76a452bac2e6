import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useCases } from "#application/tokens.ts";
import { helpCopy } from "#copy/help.ts";
import type { Notice } from "#domain/content/Article.ts";
import { isDefinitive } from "#domain/failure/definitive.ts";
import { appContext } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { readId } from "#ui/app/readId.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { RichText } from "#ui/components/RichText.tsx";
import { listDate } from "#ui/format/days.ts";
import { Page } from "#ui/layout/Page.tsx";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import styles from "./NoticeScreen.module.css";

export const handle: ScreenHandle = { shell: innerShell({ label: helpCopy.notices.title }) };

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Notice> {
	const answer = await context.get(appContext).use(useCases.viewNotice).execute(readId(params.idx));
	if (answer.ok) return answer.value;
	throw data(null, { status: isDefinitive(answer.error) ? 404 : 503 });
}

/** A single notice (SCREEN-08). */
export function Component() {
	const notice = useLoaderData<Notice>();
	const text = helpCopy.notices;
	return (
		<Page width="reading">
			<PageHead title={notice.title} />
			<article>
				<header className={styles.head}>
					<h1 className={styles.title}>{notice.title}</h1>
					<p className={styles.date}>
						{[listDate(notice.createdAt), notice.updatedAt && text.updated(listDate(notice.updatedAt))]
							.filter(Boolean)
							.join(" · ")}
					</p>
				</header>
				<RichText html={notice.html} />
			</article>
			<div className={styles.foot}>
				<ButtonLink to="/notice" variant="secondary">
					{text.list}
				</ButtonLink>
			</div>
		</Page>
	);
}
