import { bodies, type UnusedParts } from "./UnusedParts.ts";

/** Calls with texts for developers, and how many arguments they keep: the development server has all of them. */
const told = { invariant: 1, warning: 0 };
const router = "react-router/dist/production/lib";

/**
 * The application uses the data router with loaders, lazy routes, redirects, revalidation and scroll restoration. It has no actions, forms,
 * fetchers, blockers, middleware, instrumentations, view transitions, prefetching or discovered routes, which make up a third of the
 * library in a browser.
 */
export const unusedRouterParts: readonly UnusedParts[] = [
	{
		file: `${router}/router/router.js`,
		functions: {
			...bodies(`handleAction fetch handleFetcherAction handleFetcherLoader setFetcherError updateFetcherState
				getFetcher resetFetcher queueFetcherForDeletion getUpdatedRevalidatingFetchers getLoadingFetcher
				getSubmittingFetcher getDoneFetcher getTargetedDataStrategyMatches getSubmittingNavigation
				cancelDiscoveryNavigation discoverRoutes patchRoutes patchRoutesImpl _internalSetRoutes
				updateBlocker getBlocker deleteBlocker runClientMiddlewarePipeline`),
			...bodies(
				`deleteFetcher abortFetcher restoreAppliedTransitions persistAppliedTransitions loadLazyRouteProperty
				shouldBlockNavigation getSubmissionFromNavigation getUpdatedActionData`,
				"",
			),
			...bodies("markFetchRedirectsDone abortStaleFetchLoads", "return false;"),
			interruptActiveLoads: "isRevalidationRequired = true;",
			checkFogOfWar: "return { active: false, matches: null };",
			createDataRouteMatcher: "return new V6RegExMatcher(basename);",
			normalizeNavigateOptions: "return { path };",
			getActionDataForCommit: "return {};",
			processLoaderData: "return processRouteLoaderData(matches, results);",
		},
		known: {
			"future.unstable_customRouteDiscovery": "false",
			"init.patchRoutesOnNavigation": "undefined",
			"init.instrumentations": "undefined",
			"init.dataStrategy": "undefined",
			"opts && opts.submission && isMutationMethod(opts.submission.formMethod)": "false",
			"submission && isMutationMethod(submission.formMethod)": "false",
		},
		parts: {
			"isStaticHandler ? () =>": "undefined",
			"if (isFogOfWar)": ";",
			"if (opts && opts.pendingError)": ";",
			"if (blockerKey": ";",
			"fetchLoadMatches.forEach((f, key) =>": "0",
		},
		calls: told,
	},
	{ file: `${router}/router/utils.js`, calls: told },
	{ file: `${router}/router/history.js`, calls: told },
	{
		file: `${router}/hooks.js`,
		functions: bodies("RSCErrorHandler DefaultErrorComponent useNavigateUnstable"),
		calls: { ...told, warningOnce: 0 },
	},
	{
		file: `${router}/components.js`,
		known: { "!viewTransitionOpts || !isViewTransitionAvailable": "true" },
		parts: {
			"React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning": "0",
			"React$1.useEffect(() => {\n\t\tif (renderDfd": "0",
			"React$1.useEffect(() => {\n\t\tif (!vtContext": "0",
		},
		calls: { ...told, warnOnce: 0 },
	},
	{
		file: `${router}/dom/lib.js`,
		known: {
			"usePrefetchBehavior(prefetch, rest)": "[false]",
			"mergeRefs(forwardedRef, prefetchRef)": "forwardedRef",
			"shouldPrefetch && !isAbsolute": "false",
		},
		calls: told,
	},
];
