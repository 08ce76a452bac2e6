import { useLoaderData } from "react-router";
import { pointsCopy } from "#copy/points.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";
import { PointsScreen } from "./PointsScreen.tsx";
import type { PointsSnapshot } from "./PointsViewModel.ts";
import { pointsLoader } from "./pointsLoader.ts";

export const handle = memberHandle(pointsCopy.cash.title);

export const loader = pointsLoader("AWESOME_CASH");

export function Component() {
	return <PointsScreen snapshot={useLoaderData<PointsSnapshot>()} />;
}
