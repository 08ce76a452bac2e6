import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "#domain/navigation/addresses.ts";
import { keepToOwnAddress } from "#ui/app/stayAddress.ts";
import { OptionsScreen } from "./OptionsScreen.tsx";
import type { OptionsSnapshot } from "./OptionsViewModel.ts";
import { loadOption } from "./optionsLoader.ts";

export { handle, shouldRevalidate } from "./options.route.tsx";

/** Loads the same plan for the mobile app's web view (ROUTE-05, DEC-014). */
export function loader(args: LoaderFunctionArgs): Promise<OptionsSnapshot> {
	keepToOwnAddress(args, addresses.options);
	return loadOption(args);
}

export function Component() {
	return <OptionsScreen snapshot={useLoaderData<OptionsSnapshot>()} />;
}
