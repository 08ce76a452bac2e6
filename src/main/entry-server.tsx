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
import { routes, type ScreenHandle } from "#ui/routes.ts";
import { Document, type PageAssets } from "#ui/screens/root/Document.tsx";
import { type RequestPorts, requestContainer } from "./container.server.ts";
import { resolveFrom } from "./containers.ts";
import { pageDataBlock } from "./pageData.ts";
import { ShareTags } from "./ShareTags.tsx";

enableStaticRendering(true);
const handler = createStaticHandler(routes);

/** Plain data and functions only: the server holds other copies of every module (recipes, point 10). */
export interface PageOptions extends Omit<RequestPorts, "surface"> {
	readonly environment: Environment;
	/** Scheme and host visitors reach this page at. */
	readonly origin: string;
	readonly bootstrapModules: string[];
	readonly assetsOf: (modules: readonly string[]) => PageAssets;
	readonly onError: (error: unknown) => void;
}

export interface Page {
	readonly status: number;
	readonly headers: Headers;
	/** The whole document. Absent for redirects. */
	readonly html?: string;
}

/** Renders one address: the complete document, in which nothing but the product's own files is a script, or a redirect (DEC-184). */
export async function renderPage(request: Request, options: PageOptions): Promise<Page> {
	const app = new AppState(
		options.environment,
		resolveFrom(requestContainer({ ...options, surface: options.environment.surface })),
	);
	const context = await handler.query(request, {
		requestContext: new RouterContextProvider(new Map([[appContext, app]])),
	});
	if (context instanceof Response) return { status: context.status, headers: context.headers };

	const modules = context.matches.flatMap(({ route }) => {
		const { module, callsAtOnce } = (route.handle ?? {}) as Partial<ScreenHandle>;
		return [module ?? [], callsAtOnce ? "src/main/browserUse.ts" : []].flat();
	});
	for (const error of Object.values(context.errors ?? {})) {
		if (error instanceof Error) options.onError(error);
	}
	const router = createStaticRouter(handler.dataRoutes, context);
	let failed = false;
	const markup = await markupOf(
		<StrictMode>
			<AppProvider value={app}>
				<Document
					environment={options.environment}
					assets={options.assetsOf(modules)}
					head={
						<ShareTags
							origin={options.origin}
							path={new URL(request.url).pathname}
							site={options.environment.site.name}
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
	const tail = [pageDataBlock(handedOver(context)), ...scripts].join("");
	return {
		status: failed ? 500 : context.statusCode,
		headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
		html: markup.replace(/(?=<\/body><\/html>$)/, () => tail),
	};
}

/** Complete, and in its own order: React would need inline scripts to put late parts into their places. */
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

/** What the browser goes on with. Errors lose what JSON would lose of them. */
const handedOver = ({
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
