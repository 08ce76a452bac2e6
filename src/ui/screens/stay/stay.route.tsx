import { useLoaderData } from "react-router";
import { revalidateOnPathChange } from "#ui/app/revalidation.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { StayScreen } from "./StayScreen.tsx";
import type { StaySnapshot } from "./StayViewModel.ts";
import { loadStay } from "./stayLoader.ts";

export const handle: ScreenHandle = { shell: innerShell({ hasScrollEffect: true }) };

export const loader = loadStay;

/** The screen reloads its data itself when dates or guests change (StayViewModel.change). */
export const shouldRevalidate = revalidateOnPathChange;

export function Component() {
	return <StayScreen snapshot={useLoaderData<StaySnapshot>()} />;
}
