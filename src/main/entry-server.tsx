import { enableStaticRendering } from "mobx-react-lite";
import { StrictMode } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import {
	createStaticHandler,
	createStaticRouter,
	RouterContextProvider,
	StaticRouterProvider,
} from "react-router";
import { AppProvider, AppState, appContext } from "#ui/app/AppState.ts";
import { Document, type PageAssets } from "#ui/app/Document.tsx";
import type { Environment } from "#ui/app/Environment.ts";
import { routes } from "#ui/routes.ts";
import { type RequestPorts, requestContainer } from "./container.server.ts";
import { resolveFrom } from "./containers.ts";
import { ShareTags } from "./ShareTags.tsx";

enableStaticRendering(true);
const handler = createStaticHandler(routes);

/** Plain data and functions only: the server holds other copies of every module (recipes, point 10). */
export interface PageOptions extends Omit<RequestPorts, "surface"> {
	readonly environment: Environment;
	readonly nonce: string;
	/** Scheme and host visitors reach this page at. */
	readonly origin: string;
	readonly bootstrapModules: string[];
	readonly assetsOf: (modules: readonly string[]) => PageAssets;
	readonly onError: (error: unknown) => void;
}

export interface Page {
	readonly status: number;
	readonly headers: Headers;
	/** Absent for redirects. */
	readonly stream?: PipeableStream;
}

/** Renders one address: the document as a stream, or a redirect. Crawlers get it when it is complete (DEC-184). */
export async function renderPage(request: Request, options: PageOptions): Promise<Page> {
	const app = new AppState(
		options.environment,
		resolveFrom(requestContainer({ ...options, surface: options.environment.surface })),
	);
	const context = await handler.query(request, {
		requestContext: new RouterContextProvider(new Map([[appContext, app]])),
	});
	if (context instanceof Response) return { status: context.status, headers: context.headers };

	const modules = context.matches.flatMap(
		({ route }) => (route.handle as { module?: string } | undefined)?.module ?? [],
	);
	for (const error of Object.values(context.errors ?? {})) {
		if (error instanceof Error) options.onError(error);
	}
	const router = createStaticRouter(handler.dataRoutes, context);
	const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
	return new Promise<Page>((done, fail) => {
		let failed = false;
		const ready = () => done({ status: failed ? 500 : context.statusCode, headers, stream });
		const stream = renderToPipeableStream(
			<StrictMode>
				<AppProvider value={app}>
					<Document
						surface={options.environment.surface}
						assets={options.assetsOf(modules)}
						head={
							<ShareTags
								origin={options.origin}
								path={new URL(request.url).pathname}
								site={options.environment.site.name}
							/>
						}
					>
						<StaticRouterProvider router={router} context={context} nonce={options.nonce} />
					</Document>
				</AppProvider>
			</StrictMode>,
			{
				nonce: options.nonce,
				bootstrapModules: options.bootstrapModules,
				...(options.environment.crawler ? { onAllReady: ready } : { onShellReady: ready }),
				onShellError: fail,
				onError: (error) => {
					failed = true;
					options.onError(error);
				},
			},
		);
		request.signal.addEventListener("abort", () => stream.abort(), { once: true });
	});
}
