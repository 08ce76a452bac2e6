import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { booksCopy } from "#copy/books.ts";
import { parseBookingTab } from "#domain/booking/bookingTabs.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";
import { BooksScreen } from "./BooksScreen.tsx";
import type { BooksSnapshot } from "./BooksViewModel.ts";

export const handle = memberHandle(booksCopy.title);

export function loader(args: LoaderFunctionArgs): BooksSnapshot {
	requireMember(args);
	return { tab: parseBookingTab(new URL(args.request.url).searchParams.get("tab")) };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.search !== nextUrl.search;

export function Component() {
	return <BooksScreen snapshot={useLoaderData<BooksSnapshot>()} />;
}
