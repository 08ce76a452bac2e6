import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { enableStaticRendering } from "mobx-react-lite";
import { type ReactNode, StrictMode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
	createStaticHandler,
	createStaticRouter,
	type HydrationState,
	isRouteErrorResponse,
	RouterContextProvider,
	type StaticHandlerContext,
	StaticRouterProvider,
} from "react-router";
import { AppProvider, AppState, appContext } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { moduleOf, routesOf } from "#ui/routes.ts";
import { Document, type PageAssets } from "#ui/screens/root/Document.tsx";
import { screens } from "#ui/screens.ts";
import { type RequestPorts, requestContainer } from "./container.server.ts";
import { resolveFrom } from "./containers.ts";
import { pageDataBlock } from "./pageData.ts";
import { ShareTags } from "./ShareTags.tsx";
import { anyOf, type SharedPage, sharedPage, withOpenWishes } from "./sharedPage.ts";

enableStaticRendering(true);
const handler = createStaticHandler(routesOf(async () => screens));

/** Plain data and functions only: the server has its own copies of all modules (recipes, point 10). */
export interface PageOptions extends Omit<RequestPorts, "surface"> {
	readonly environment: Environment;
	/** Whether the page is rendered once for all members of the same type and grade; `shared` then fills in each member's own data. */
	readonly isShared: boolean;
	/** Public scheme and host of the page. */
	readonly origin: string;
	readonly bootstrapModules: string[];
	readonly assetsOf: (modules: readonly string[]) => PageAssets;
	/** Returns the URL of a module's built code; undefined in development, where modules are loaded by name. */
	readonly addressOf: (module: string) => string | undefined;
	readonly onError: (error: unknown) => void;
}

export interface Page {
	readonly status: number;
	readonly headers: Headers;
	/** The complete document; absent for redirects. */
	readonly html?: string;
	/** Set instead of `html` for a page that is shared by many members. */
	readonly shared?: SharedPage;
}

/** Renders one address: a redirect, or the complete document, whose only scripts are the application's own files (DEC-184). */
export async function renderPage(request: Request, options: PageOptions): Promise<Page> {
	const { isShared } = options;
	const { member } = options.environment;
	const environment = isShared
		? { ...options.environment, member: member && anyOf(member) }
		: options.environment;
	const app = new AppState(
		environment,
		resolveFrom(requestContainer({ ...options, surface: environment.surface })),
		isShared,
	);
	const context = await handler.query(request, {
		requestContext: new RouterContextProvider(new Map([[appContext, app]])),
	});
	if (context instanceof Response) return { status: context.status, headers: context.headers };

	const route = context.matches.at(-1)?.route;
	const module = route && moduleOf(route.id);
	const handle: ScreenHandle | undefined = route?.handle;
	const modules = [
		...(module ? [module] : []),
		...(handle?.callsAtOnce ? ["src/main/late.ts", "src/main/onDemand.ts"] : []),
	];
	for (const error of Object.values(context.errors ?? {})) {
		if (error instanceof Error) options.onError(error);
	}
	const router = createStaticRouter(handler.dataRoutes, context);
	let failed = false;
	const markup = await markupOf(
		<StrictMode>
			<AppProvider value={app}>
				<Document
					environment={environment}
					assets={options.assetsOf(modules)}
					head={
						<ShareTags
							origin={options.origin}
							path={new URL(request.url).pathname}
							site={environment.site.name}
						/>
					}
				>
					<StaticRouterProvider router={router} context={context} hydrate={false} />
				</Document>
			</AppProvider>
		</StrictMode>,
		request.signal,
		(error) => {
			failed = true;
			options.onError(error);
		},
	);
	const scripts = options.bootstrapModules.map((src) => `<script type="module" async src="${src}"></script>`);
	const [body = markup, end = ""] = markup.split(/(?=<\/body><\/html>$)/);
	const data = hydrationDataOf(context);
	const screen = module && options.addressOf(module);
	const tail = (carried: HydrationState) => [pageDataBlock(carried, screen), ...scripts, end].join("");
	return {
		status: failed ? 500 : context.statusCode,
		headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
		...(isShared ? { shared: sharedPage(body, tail(withOpenWishes(data))) } : { html: body + tail(data) }),
	};
}

/** Renders the complete markup in document order; streaming late parts would require inline scripts. */
function markupOf(page: ReactNode, signal: AbortSignal, onError: (error: unknown) => void): Promise<string> {
	return new Promise((done, fail) => {
		const stream = renderToPipeableStream(page, {
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => done(text(stream.pipe(new PassThrough()))),
			onShellError: fail,
			onError,
		});
		signal.addEventListener("abort", () => stream.abort(), { once: true });
	});
}

/** Returns the data with which the browser continues. Errors are reduced to their message, since JSON cannot carry them. */
const hydrationDataOf = ({
	loaderData,
	errors,
}: Pick<StaticHandlerContext, "loaderData" | "errors">): HydrationState => ({
	loaderData,
	errors:
		errors &&
		Object.fromEntries(
			Object.entries(errors).map(([route, error]) => [
				route,
				!isRouteErrorResponse(error) && error instanceof Error ? { message: error.message } : error,
			]),
		),
});
