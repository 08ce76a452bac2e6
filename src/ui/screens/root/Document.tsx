import type { ReactNode } from "react";
import { preinit, preloadModule } from "react-dom";
import type { Environment } from "#ui/app/Environment.ts";
import { SharedShapes } from "#ui/components/icons/SharedShapes.tsx";
import { ShowNotice } from "#ui/layout/ShowNotice.tsx";
import { barColour } from "./barColour.ts";

/** Paths of built files that the page needs before it can be shown or hydrated. */
export interface PageAssets {
	readonly styles: readonly string[];
	readonly modules: readonly string[];
}

const devices = ["light", "dark"] as const;

/** Renders the same element tree on server and client; assets are declared through React's resource calls, outside the tree. */
export function Document(props: {
	readonly assets?: PageAssets;
	readonly environment: Pick<Environment, "surface" | "appearance" | "site">;
	/** Additional tags for the server's HTML. Not passed as children, since a sibling of the page would shift React's generated ids (useId). */
	readonly head?: ReactNode;
	readonly children: ReactNode;
}) {
	for (const href of props.assets?.styles ?? []) preinit(href, { as: "style", precedence: "app" });
	for (const href of props.assets?.modules ?? []) preloadModule(href, { as: "script" });
	const { surface, appearance, site } = props.environment;
	return (
		<html lang="ko" data-appearance={appearance === "device" ? undefined : appearance}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="color-scheme" content={appearance === "device" ? "light dark" : appearance} />
				{devices.map((device) => (
					<meta
						key={device}
						name="theme-color"
						media={`(prefers-color-scheme: ${device})`}
						content={barColour(appearance, device)}
					/>
				))}
				<meta name="format-detection" content="telephone=no" />
				{surface === "webview" && <meta name="client-interface" content="WebView" />}
				{/* Only in the server's HTML: none of it matters once the page is running. */}
				{import.meta.env.SSR && (
					<>
						<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
						<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
						<link rel="manifest" href="/manifest.webmanifest" />
					</>
				)}
				{props.head}
			</head>
			<body>
				<SharedShapes />
				{site.isShow && <ShowNotice />}
				{props.children}
			</body>
		</html>
	);
}
