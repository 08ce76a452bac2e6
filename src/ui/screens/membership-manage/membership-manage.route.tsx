import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { membershipManageCopy } from "#copy/membershipManage.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";
import { ManageScreen } from "./ManageScreen.tsx";
import type { ManageSnapshot } from "./ManageViewModel.ts";

export const handle = memberHandle(membershipManageCopy.title);

export function loader(args: LoaderFunctionArgs): ManageSnapshot {
	requireMember(args);
	const { searchParams } = new URL(args.request.url);
	return { authKey: searchParams.get("authKey"), isCardCancelled: searchParams.has("code") };
}

/** The provider's parameters are single-use, so the loader must not run again. */
export const shouldRevalidate = () => false;

export function Component() {
	return <ManageScreen snapshot={useLoaderData<ManageSnapshot>()} />;
}
