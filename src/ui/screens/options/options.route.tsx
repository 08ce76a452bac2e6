import { useLoaderData } from "react-router";
import { optionsCopy } from "#copy/options.ts";
import { revalidateOn } from "#ui/app/revalidation.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { OptionsScreen } from "./OptionsScreen.tsx";
import type { OptionsSnapshot } from "./OptionsViewModel.ts";
import { loadOption } from "./optionsLoader.ts";

export const handle: ScreenHandle = { shell: innerShell({ title: optionsCopy.title, frame: "topBar" }) };

export const loader = loadOption;

export const shouldRevalidate = revalidateOn(
	(current, next) => current.pathname + current.search !== next.pathname + next.search,
);

export function Component() {
	return <OptionsScreen snapshot={useLoaderData<OptionsSnapshot>()} />;
}
