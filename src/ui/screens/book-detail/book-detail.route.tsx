import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { readId } from "#ui/app/readId.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";
import { BookDetailScreen } from "./BookDetailScreen.tsx";
import type { BookDetailSnapshot } from "./BookDetailViewModel.ts";

export const handle = memberHandle(bookDetailCopy.title);

export function loader(args: LoaderFunctionArgs): BookDetailSnapshot {
	requireMember(args);
	return { orderProductId: readId(args.params.orderProductIdx) };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;

export function Component() {
	return <BookDetailScreen snapshot={useLoaderData<BookDetailSnapshot>()} />;
}
