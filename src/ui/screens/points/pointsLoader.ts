import type { LoaderFunctionArgs } from "react-router";
import { type PointType, parsePointFilter } from "#domain/member/Points.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { PointsSnapshot } from "./PointsViewModel.ts";

/** Creates the loader of either history; the filter comes from the address. */
export const pointsLoader =
	(type: PointType) =>
	(args: LoaderFunctionArgs): PointsSnapshot => {
		requireMember(args);
		return { type, filter: parsePointFilter(new URL(args.request.url).searchParams.get("action")) };
	};
