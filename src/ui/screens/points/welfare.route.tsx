import { useLoaderData } from "react-router";
import { pointsCopy } from "#copy/points.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { PointsScreen } from "./PointsScreen.tsx";
import type { PointsSnapshot } from "./PointsViewModel.ts";
import { pointsLoader } from "./pointsLoader.ts";

export const handle: ScreenHandle = {
	shell: innerShell({ title: pointsCopy.welfare.title, right: ["mypage", "home"] }),
	callsAtOnce: true,
};

export const loader = pointsLoader("WELFARE");

export function Component() {
	return <PointsScreen snapshot={useLoaderData<PointsSnapshot>()} />;
}
