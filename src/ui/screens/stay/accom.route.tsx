import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "#domain/navigation/addresses.ts";
import { keepToOwnAddress } from "#ui/app/stayAddress.ts";
import { StayScreen } from "./StayScreen.tsx";
import type { StaySnapshot } from "./StayViewModel.ts";
import { loadStay } from "./stayLoader.ts";

export { handle, shouldRevalidate } from "./stay.route.tsx";

/** Loads the same stay for the mobile app's web view (ROUTE-05, DEC-014). */
export function loader(args: LoaderFunctionArgs): Promise<StaySnapshot> {
	keepToOwnAddress(args, addresses.stay);
	return loadStay(args);
}

export function Component() {
	return <StayScreen snapshot={useLoaderData<StaySnapshot>()} />;
}
