import { useLoaderData } from "react-router";
import { StayScreen } from "./StayScreen.tsx";
import type { StaySnapshot } from "./StayViewModel.ts";
import { loadStay } from "./stayLoader.ts";

export const loader = loadStay;

/** The screen asks again by itself when dates or guests change (StayViewModel.change). */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;

export function Component() {
	return <StayScreen snapshot={useLoaderData<StaySnapshot>()} />;
}
