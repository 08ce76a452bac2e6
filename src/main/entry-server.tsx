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
import { routesOf, type ScreenHandle } from "#ui/routes.ts";
import { Document, type PageAssets } from "#ui/screens/root/Document.tsx";
import { screens } from "#ui/screens.ts";
import { type RequestPorts, requestContainer } from "./container.server.ts";
import { resolveFrom } from "./containers.ts";
import { pageDataBlock } from "./pageData.ts";
import { anyOf, type PageForMany, pageForMany, withOpenWishes } from "./pageForMany.ts";
import { ShareTags } from "./ShareTags.tsx";

enableStaticRendering(true);
const handler = createStaticHandler(routesOf(async () => screens));

/** Plain data and functions only: the server holds other copies of every module (recipes, point 10). */
export interface PageOptions extends Omit<RequestPorts, "surface"> {
	readonly environment: Environment;
	/** It is made for many members of one standing: each is told from what `forMany` says. */
	readonly isForMany: boolean;
	/** Scheme and host visitors reach this page at. */
	readonly origin: string;
	readonly bootstrapModules: string[];
	readonly assetsOf: (modules: readonly string[]) => PageAssets;
	/** Where the browser finds a module's code; in development it asks for it by name. */
	readonly addressOf: (module: string) => string | undefined;
	readonly onError: (error: unknown) => void;
}

export interface Page {
	readonly status: number;
	readonly headers: Headers;
	/** The whole document. Absent for redirects. */
	readonly html?: string;
	/** Instead of `html`. */
	readonly forMany?: PageForMany;
}

/** Renders one address: the complete document, in which nothing but the product's own files is a script, or a redirect (DEC-184). */
export async function renderPage(request: Request, options: PageOptions): Promise<Page> {
	const { isForMany } = options;
	const { member } = options.environment;
	const environment = isForMany
		? { ...options.environment, member: member && anyOf(member) }
		: options.environment;
	const app = new AppState(
		environment,
		resolveFrom(requestContainer({ ...options, surface: environment.surface })),
		isForMany,
	);
	const context = await handler.query(request, {
		requestContext: new RouterContextProvider(new Map([[appContext, app]])),
	});
	if (context instanceof Response) return { status: context.status, headers: context.headers };

	const handle = context.matches.at(-1)?.route.handle as ScreenHandle | undefined;
	const modules = handle
		? [handle.module, ...(handle.callsAtOnce ? ["src/main/late.ts", "src/main/onDemand.ts"] : [])]
		: [];
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
	const data = handedOver(context);
	const screen = handle && options.addressOf(handle.module);
	const tail = (carried: HydrationState) => [pageDataBlock(carried, screen), ...scripts, end].join("");
	return {
		status: failed ? 500 : context.statusCode,
		headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
		...(isForMany ? { forMany: pageForMany(body, tail(withOpenWishes(data))) } : { html: body + tail(data) }),
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
