import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import { readId } from "#ui/app/readId.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";
import type { ReviewSnapshot } from "./ReviewViewModel.ts";

export const handle: ScreenHandle = { shell: innerShell({ label: reviewFormCopy.label }), callsAtOnce: true };

export function loader(args: LoaderFunctionArgs): ReviewSnapshot {
	requireMember(args);
	return { orderProductId: readId(args.params.id) };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;

export function Component() {
	return <ReviewScreen snapshot={useLoaderData<ReviewSnapshot>()} />;
}
