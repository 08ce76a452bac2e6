import { useLoaderData } from "react-router";
import { PointsScreen } from "./PointsScreen.tsx";
import type { PointsSnapshot } from "./PointsViewModel.ts";
import { pointsLoader } from "./pointsLoader.ts";

export const loader = pointsLoader("AWESOME_CASH");

export function Component() {
	return <PointsScreen snapshot={useLoaderData<PointsSnapshot>()} />;
}
