import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { inquiryFormCopy } from "#copy/inquiryForm.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { InquiryFormScreen } from "./InquiryFormScreen.tsx";
import type { InquiryFormSnapshot } from "./InquiryFormViewModel.ts";

export const handle: ScreenHandle = {
	shell: innerShell({ title: inquiryFormCopy.title }),
	callsAtOnce: true,
};

/** Reads the type and the order number from the link to the form (DEC-020). */
export function loader(args: LoaderFunctionArgs): InquiryFormSnapshot {
	requireMember(args);
	const query = new URL(args.request.url).searchParams;
	const type = query.get("type");
	return {
		type: type !== null && /^\d{1,4}$/.test(type) ? Number(type) : null,
		orderNumber: query.get("orderNum"),
	};
}

export const shouldRevalidate = () => false;

export function Component() {
	return <InquiryFormScreen snapshot={useLoaderData<InquiryFormSnapshot>()} />;
}
