import type { ReactNode } from "react";
import { useApp } from "#ui/app/AppState.ts";
import { ownMarks } from "#ui/app/ownMarks.ts";

/** Renders content that differs for wished stays. On a page cached for many members, renders both variants between placeholders (ADR 42). */
export function ByWish({
	stayId,
	isWished,
	children,
}: {
	readonly stayId: number;
	readonly isWished: boolean;
	readonly children: (isWished: boolean) => ReactNode;
}) {
	const { isForMany } = useApp();
	if (!import.meta.env.SSR || !isForMany) return children(isWished);
	return (
		<>
			{`${ownMarks.wish}${stayId}${ownMarks.wished}`}
			{children(true)}
			{ownMarks.notWished}
			{children(false)}
			{ownMarks.end}
		</>
	);
}
