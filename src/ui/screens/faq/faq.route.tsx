import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { useCases } from "#application/tokens.ts";
import { helpCopy } from "#copy/help.ts";
import type { Faq, FaqType } from "#domain/content/Article.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { appContext } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { readId } from "#ui/app/readId.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { LetterScene } from "#ui/components/illustrations/LetterScene.tsx";
import { RichText } from "#ui/components/RichText.tsx";
import { Tabs } from "#ui/components/Tabs.tsx";
import { HelpCard } from "#ui/layout/HelpCard.tsx";
import { Page } from "#ui/layout/Page.tsx";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";

export const handle: ScreenHandle = { shell: innerShell({ title: helpCopy.faq.title }) };

interface FaqView {
	readonly types: readonly FaqType[];
	readonly typeId: number;
	readonly faqs: readonly Faq[] | null;
}

/**
 * Loads the questions of the category in the address, or of the first category (ROUTE-18, DEC-021).
 * @throws A 404 if the category does not exist.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<FaqView> {
	const { use } = context.get(appContext);
	const named = params.typeId === undefined ? null : readId(params.typeId);
	const types = await use(useCases.listFaqTypes).execute();
	if (!types.ok) return { types: [], typeId: 0, faqs: null };
	if (types.value.length === 0 && named === null) return { types: [], typeId: 0, faqs: [] };
	const typeId = named ?? types.value[0]?.id;
	if (typeId === undefined || !types.value.some(({ id }) => id === typeId)) throw data(null, { status: 404 });
	const faqs = await use(useCases.listFaqs).execute(typeId);
	return { types: types.value, typeId, faqs: faqs.ok ? faqs.value : null };
}

export function Component() {
	const { types, typeId, faqs } = useLoaderData<FaqView>();
	const { revalidate, state } = useRevalidator();
	const text = helpCopy.faq;
	const content =
		faqs === null ? (
			<ErrorState message={text.failed} busy={state === "loading"} onRetry={() => void revalidate()} />
		) : faqs.length === 0 ? (
			<EmptyState compact scene={<LetterScene />} title={text.empty} />
		) : (
			<IncrementalList key={typeId} items={faqs}>
				{(shown) =>
					shown.map((faq) => (
						<Accordion key={faq.id} title={faq.title} name="faq">
							<RichText html={faq.html} />
						</Accordion>
					))
				}
			</IncrementalList>
		);
	return (
		<Page width="reading" title={text.title}>
			<PageHead title={text.title} />
			{types.length === 0 ? (
				content
			) : (
				<Tabs
					label={text.types}
					items={types.map(({ id, name }) => ({ key: String(id), label: name, to: addresses.faq.to(id) }))}
					current={String(typeId)}
				>
					{content}
				</Tabs>
			)}
			<HelpCard />
		</Page>
	);
}
