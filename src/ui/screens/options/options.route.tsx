import { useLoaderData } from "react-router";
import { revalidateOn } from "#ui/app/revalidation.ts";
import { OptionsScreen } from "./OptionsScreen.tsx";
import type { OptionsSnapshot } from "./OptionsViewModel.ts";
import { loadOption } from "./optionsLoader.ts";

export const loader = loadOption;

export const shouldRevalidate = revalidateOn(
	(current, next) => current.pathname + current.search !== next.pathname + next.search,
);

export function Component() {
	return <OptionsScreen snapshot={useLoaderData<OptionsSnapshot>()} />;
}
