import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { inquiriesCopy } from "#copy/inquiries.ts";
import { parseInquiryTab } from "#domain/inquiry/Inquiry.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";
import { InquiriesScreen } from "./InquiriesScreen.tsx";
import type { InquiriesSnapshot } from "./InquiriesViewModel.ts";

export const handle = memberHandle(inquiriesCopy.title);

export function loader(args: LoaderFunctionArgs): InquiriesSnapshot {
	requireMember(args);
	return { tab: parseInquiryTab(new URL(args.request.url).searchParams.get("status")) };
}

export function Component() {
	return <InquiriesScreen snapshot={useLoaderData<InquiriesSnapshot>()} />;
}
