import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { builtClassName, developedClassName } from "./scripts/build/classNames.ts";
import { leaveOutUnused } from "./scripts/build/leaveOutUnused.ts";
import { unusedRouterParts } from "./scripts/build/routerParts.ts";

/** Home and what surrounds every screen, without the parts that come after it is alive. */
const atOnce =
	/src[\\/](?:main[\\/](?:lazyUse|FirstCalls)|ui[\\/]screens[\\/](?:root|home)[\\/](?!LateShell|ErrorDetails|Menu|HeaderSearch|use(?:Connection|PendingAction|RouteLoading|SharedSession)))/;

/** What many screens show, and the small things that what comes late shares with some of them. */
const shared =
	/src[\\/](?:ui[\\/](?:wish[\\/]ByWish|components[\\/](?:icons[\\/](?:interface|travel)|illustrations|FieldFrame|NoticeBar|DescriptionList|EmptyState|Toast|Dialog|motion|Tabs|Select|Counter|CalendarFooter)|format[\\/]days|app[\\/](?:useViewModel|takePendingAction))|domain[\\/](?:navigation[\\/]pendingAction|shared[\\/]holidays|failure[\\/](?:refusals|definitive))|copy[\\/](?:reading|account))/;

/** What days and guests are chosen with, wherever. */
const pickers =
	/src[\\/](?:ui[\\/](?:components[\\/](?:Calendar|GuestPicker)\.tsx|condition[\\/](?:dayPrices|ConditionPanels\.module))|domain[\\/]search[\\/]KeywordResult)/;

export default defineConfig(({ command, mode }) => ({
	plugins: [react(), leaveOutUnused(unusedRouterParts)],
	builder: {},
	css: { modules: { generateScopedName: command === "build" ? builtClassName : developedClassName } },
	publicDir: "public",
	environments: {
		client: {
			build: {
				outDir: "dist/client",
				manifest: true,
				target: "es2022",
				rolldownOptions: {
					input: "src/main/entry-client.tsx",
					output: {
						// Few big chunks compress better than many small ones, and each is a request: all of home's own code is one chunk,
						// what comes after it lives is another, the panels of the search bar a third, and what many screens show a fourth.
						codeSplitting: {
							groups: [
								{
									name: "vendor",
									priority: 2,
									test: /node_modules[\\/](react|react-dom|scheduler|react-router|mobx|mobx-react-lite)[\\/]/,
								},
								{ name: "shell", priority: 1, test: atOnce },
								{ name: "shared", test: shared },
								{ name: "pickers", test: pickers },
							],
						},
					},
				},
			},
		},
		ssr: {
			// One bundled file starts in tens of milliseconds; a thousand unbundled modules take seconds.
			...(command === "build"
				? { resolve: { noExternal: true as const }, define: { "process.env.NODE_ENV": JSON.stringify(mode) } }
				: {}),
			build: {
				outDir: "dist/server",
				ssr: true,
				copyPublicDir: false,
				rolldownOptions: { input: "src/main/entry-server.tsx" },
			},
		},
	},
}));
