import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { parseInquiryTab } from "#domain/inquiry/Inquiry.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import { InquiriesScreen } from "./InquiriesScreen.tsx";
import type { InquiriesSnapshot } from "./InquiriesViewModel.ts";

export function loader(args: LoaderFunctionArgs): InquiriesSnapshot {
	requireMember(args);
	return { tab: parseInquiryTab(new URL(args.request.url).searchParams.get("status")) };
}

export function Component() {
	return <InquiriesScreen snapshot={useLoaderData<InquiriesSnapshot>()} />;
}
