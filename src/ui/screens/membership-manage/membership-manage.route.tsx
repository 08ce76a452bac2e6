import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { membershipManageCopy } from "#copy/membershipManage.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { ManageScreen } from "./ManageScreen.tsx";
import type { ManageSnapshot } from "./ManageViewModel.ts";

export const handle: ScreenHandle = {
	shell: innerShell({ title: membershipManageCopy.title, right: ["mypage", "home"] }),
	callsAtOnce: true,
};

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
