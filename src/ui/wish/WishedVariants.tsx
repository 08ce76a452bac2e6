import type { ReactNode } from "react";
import { useApp } from "#ui/app/AppState.ts";
import { memberPlaceholders } from "#ui/app/memberPlaceholders.ts";

/** Renders content that differs for wished stays. On a page cached for many members, renders both variants between placeholders (ADR 42). */
export function WishedVariants({
	stayId,
	isWished,
	children,
}: {
	readonly stayId: number;
	readonly isWished: boolean;
	readonly children: (isWished: boolean) => ReactNode;
}) {
	const { isShared } = useApp();
	if (!import.meta.env.SSR || !isShared) return children(isWished);
	return (
		<>
			{`${memberPlaceholders.wish}${stayId}${memberPlaceholders.wished}`}
			{children(true)}
			{memberPlaceholders.notWished}
			{children(false)}
			{memberPlaceholders.end}
		</>
	);
}
