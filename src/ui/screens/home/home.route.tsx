import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { HomeView } from "#application/home/ViewHome.ts";
import { useCases } from "#application/tokens.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { appContext } from "#ui/app/AppState.ts";
import { revalidateOn } from "#ui/app/revalidation.ts";
import { HomeScreen } from "./HomeScreen.tsx";

export function loader({ context }: LoaderFunctionArgs): Promise<HomeView> {
	const { use, environment } = context.get(appContext);
	return use(useCases.viewHome).execute({ checkIn: defaultDates(environment.today).checkInDate });
}

export const shouldRevalidate = revalidateOn(() => false);

export function Component() {
	return <HomeScreen view={useLoaderData<HomeView>()} />;
}
