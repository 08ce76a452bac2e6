import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import type { LoadViewModel } from "./LoadViewModel.ts";

interface LoadedProps<T> {
	readonly load: LoadViewModel<T>;
	/** What to say when it could not be had. */
	readonly failed: string;
	/** How many rows stand in for it. */
	readonly rows?: number;
	readonly children: (value: T) => ReactNode;
}

/** Skeletons, the content, or one message with one way on. */
export const Loaded = observer(function Loaded<T>({ load, failed, rows = 4, children }: LoadedProps<T>) {
	if (load.value !== null) return children(load.value);
	if (load.hasFailed) {
		return <ErrorState message={failed} busy={load.isBusy} onRetry={() => void load.load()} />;
	}
	return (
		<SkeletonGroup>
			{Array.from({ length: rows }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
				<Skeleton key={index} shape="block" />
			))}
		</SkeletonGroup>
	);
}) as <T>(props: LoadedProps<T>) => ReactNode;
