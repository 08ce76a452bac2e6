import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { layoutCopy } from "#copy/layout.ts";
import { useApp } from "#ui/app/AppState.ts";
import { afterPaint } from "#ui/app/later.ts";
import { ErrorState } from "#ui/components/ErrorState.tsx";

interface Code<P> {
	part: ComponentType<P> | undefined;
	readonly fetch: () => Promise<ComponentType<P>>;
}

export interface LazyPart<P> {
	readonly Part: ComponentType<P>;
	/** Preloads the code, so that the part is available when it is first shown. A failure is left to the part itself. */
	readonly fetch: () => Promise<unknown>;
}

/** Retries of the parts on the page that could not be loaded; several of them may come from the same file. */
const retries = new Set<() => void>();

/**
 * Creates a part of a page whose code is loaded on first render in the browser, unless `fetch` has preloaded it. The placeholder is painted
 * before loading starts and replaced as soon as the code arrives; `Suspense` would keep it for 300 ms. If the code cannot be loaded, the
 * page around the part stays: an error with a retry replaces the placeholder (C16). Code that is missing twice is left to the page's error.
 */
export function lazyPart<P extends object>(
	load: () => Promise<ComponentType<P>>,
	waiting: ReactNode = null,
): LazyPart<P> {
	const code = codeOf(load);
	return {
		fetch: () => code.fetch().catch(() => undefined),
		Part: function Part(props: P) {
			const [isAgain, setIsAgain] = useState(false);
			const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
			const Chosen = useCode(code, isAgain, (error) => setFailure({ error }));
			useEffect(() => {
				if (!failure) return;
				const retry = () => {
					setFailure(null);
					setIsAgain(true);
				};
				retries.add(retry);
				return () => void retries.delete(retry);
			}, [failure]);
			if (Chosen) return <Chosen {...props} />;
			if (failure && isAgain) throw failure.error;
			if (!failure || !waiting) return waiting;
			return (
				<ErrorState
					compact
					message={layoutCopy.notLoaded.page}
					onRetry={() => {
						for (const retry of retries) retry();
					}}
				/>
			);
		},
	};
}

/** Delay in milliseconds before the loading layer is shown; code that arrives faster shows none. */
const loadingMs = 400;

/**
 * Creates a layer, such as a sheet, whose code is loaded when it is first opened. The loading layer stands in for it; if its code cannot be
 * loaded, it is closed and an alert says so.
 */
export function lazyLayer<P extends { readonly onClose: () => void }>(
	load: () => Promise<ComponentType<P>>,
	waiting: ReactNode = null,
): ComponentType<P> {
	const code = codeOf(load);
	return function Layer(props: P) {
		const { loading, popups } = useApp();
		const Chosen = useCode(code, false, () => {
			props.onClose();
			void popups.alert(`${layoutCopy.notLoaded.page}\n${layoutCopy.notLoaded.pageNote}`);
		});
		const isLoading = !Chosen;
		useEffect(() => {
			if (!isLoading) return;
			let isShown = false;
			const timer = setTimeout(() => {
				isShown = true;
				loading.show("inline");
			}, loadingMs);
			return () => {
				clearTimeout(timer);
				if (isShown) loading.hide();
			};
		}, [isLoading, loading]);
		return Chosen ? <Chosen {...props} /> : waiting;
	};
}

function codeOf<P>(load: () => Promise<ComponentType<P>>): Code<P> {
	const code: Code<P> = {
		part: undefined,
		fetch: async () => {
			code.part ??= await load();
			return code.part;
		},
	};
	return code;
}

/** Returns the component once its code has arrived; loads the code after the placeholder was painted, and anew when `isAgain` changes. */
function useCode<P>(code: Code<P>, isAgain: boolean, onFailed: (error: unknown) => void) {
	const [Chosen, setChosen] = useState(() => code.part);
	const failed = useEffectEvent(onFailed);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
	useEffect(() => {
		if (Chosen) return;
		let isGone = false;
		const callOff = afterPaint(() =>
			code.fetch().then(
				(part) => setChosen(() => part),
				(error: unknown) => !isGone && failed(error),
			),
		);
		return () => {
			isGone = true;
			callOff();
		};
	}, [code, Chosen, isAgain]);
	return Chosen;
}
