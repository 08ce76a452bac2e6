import { useLoaderData } from "react-router";
import { OptionsScreen } from "./OptionsScreen.tsx";
import type { OptionsSnapshot } from "./OptionsViewModel.ts";
import { loadOption } from "./optionsLoader.ts";

export const loader = loadOption;

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;

export function Component() {
	return <OptionsScreen snapshot={useLoaderData<OptionsSnapshot>()} />;
}
