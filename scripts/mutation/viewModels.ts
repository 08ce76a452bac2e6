import type { Area } from "./Area.ts";

/** Folders of src/ui whose view models and rules share a topic, with their tests in tests/ui. */
const subjects: Readonly<
	Record<
		string,
		Pick<Area, "tests" | "stopsAtFirst" | "loadsSlowly"> & { readonly folders: readonly string[] }
	>
> = {
	search: {
		folders: ["screens/search", "search-bar", "map"],
		tests: [
			"search-bar/searchBar{ViewModel,Choices,Live,Places}",
			"screens/search/*",
			"screens/{virtualRows,sortWord,searchScreen,searchViewModel}",
			"map/*",
		],
	},
	stay: {
		folders: ["screens/stay", "screens/options", "screens/compare", "compare", "condition", "wish"],
		tests: [
			"screens/{stay,options,compare}/*",
			"screens/{pressedTwice,cardPictures,wishes}",
			"screens/content/contentViewModels",
			"format/*",
		],
	},
	booking: {
		folders: [
			"screens/booking",
			"screens/payment-return",
			"screens/payment-complete",
			"screens/extra-payment",
		],
		tests: ["booking/*", "screens/{extraPayment,paymentComplete,pressedTwice,charges,autofill}"],
	},
	"my-bookings": {
		folders: ["screens/books", "screens/book-detail", "screens/review", "booking", "my"],
		tests: [
			"booking/*",
			"screens/bookings/*",
			"screens/{cancelViewModel,changeSheet,voucher,pressedTwice,review,reviewPhotos,unsentForms}",
		],
	},
	login: {
		folders: [
			"screens/login",
			"screens/signup",
			"screens/find-id",
			"screens/find-password",
			"screens/social-callback",
			"screens/social-connect",
			"cert",
			"proof",
		],
		tests: [
			"screens/social/*",
			"screens/login/*",
			"screens/{socials,passkeys,security,certViewModel,memberScreens,profile}",
		],
		stopsAtFirst: true,
	},
	account: {
		folders: [
			"screens/profile",
			"screens/mypage",
			"screens/points",
			"screens/coupons",
			"screens/inquiries",
			"screens/inquiry-form",
			"screens/wishes",
			"screens/shared-wishes",
		],
		tests: [
			"screens/social/*",
			"screens/account/*",
			"screens/{socials,passkeys,security,profile,memberScreens,inquiries,unsentForms,pressedTwice}",
		],
		stopsAtFirst: true,
	},
	membership: {
		folders: [
			"screens/subscribe",
			"screens/membership-manage",
			"screens/billing-history",
			"screens/benefit-register",
		],
		tests: ["screens/membership/*"],
		stopsAtFirst: true,
	},
	content: {
		folders: ["screens/event", "screens/theme", "screens/lms", "screens/advance-notice", "screens/policy"],
		tests: ["screens/content/*", "screens/policy/*"],
		stopsAtFirst: true,
	},
	app: {
		folders: ["app"],
		tests: [
			"{app,main,navigation}/*",
			"layout/{hosts,line,notices}",
			"screens/{typedTexts,root/pendingAction,stay/hearts,stay/stayViewModel,content/eventRules}",
		],
		stopsAtFirst: true,
		loadsSlowly: true,
	},
	page: {
		folders: ["components", "format", "layout", "styles", "screens/root"],
		tests: [
			"format/*",
			"layout/{designTokens,line,outsidePress,scroll,scrollRules}",
			"components/{sizeClass,layerHistory,movement}",
			"screens/root/*",
		],
		stopsAtFirst: true,
		loadsSlowly: true,
	},
};

/** Map drawing code, whose result is checked in the browser tests. (baseParts also names its files in a pattern that must stay literal.) */
const drawings = [
	"!src/ui/map/baseParts.ts",
	"!src/ui/map/drawBase.ts",
	"!src/ui/map/drawNames.ts",
	"!src/ui/map/openMap.ts",
	"!src/ui/screens/search/parts/LiveMap.ts",
	"!src/ui/screens/search/parts/Pins.ts",
	"!src/ui/screens/stay/map/NearbyPlaces.ts",
];

export const viewModels: readonly Area[] = Object.entries(subjects).map(
	([name, { folders, tests, stopsAtFirst = false, loadsSlowly = false }]): Area => ({
		name: `view-models/${name}`,
		mutate: [...folders.map((folder) => `src/ui/${folder}/**/*.ts`), "!src/ui/**/use*.ts", ...drawings],
		tests: [...tests, "view-models/*"].map((test) => `tests/ui/${test}.test.{ts,tsx}`),
		// Whole pages, which are slow.
		without: [
			"tests/ui/layout/shell.test.tsx",
			"tests/ui/screens/compare/compareScreen.test.tsx",
			"tests/ui/screens/membership/screens.test.tsx",
		],
		stopsAtFirst,
		loadsSlowly,
		isInPage: true,
		atLeast: 80,
	}),
);

const named = (names: string, ending: string): readonly string[] =>
	names.split(" ").map((name) => `components/${name}.${ending}`);
const fields = named("FieldFrame TextField TextArea Select Checkbox RadioGroup", "tsx");
const calendar = ["components/Calendar*.tsx"];
const layers = [
	...named("Dialog Sheet Toast LoadingLayer Button", "tsx"),
	...named("useBackToClose useDialogElement", "ts"),
];

/** Rendered components, with the tests in tests/ui that check only them. */
const drawn: Readonly<Record<string, Pick<Area, "mutate" | "tests" | "without" | "stopsAtFirst">>> = {
	// The frame of every page.
	"page-frame": { mutate: ["layout/*.tsx", "layout/use*.ts"], tests: ["layout/*"] },
	"page-head": { mutate: ["app/PageHead.tsx"], tests: ["app/pageHead"] },
	"membership-rules": { mutate: ["membership/*.tsx"], tests: ["screens/membership/membershipRules"] },
	addresses: { mutate: ["routes.ts"], tests: ["screens/everyRoute"] },
	"controls/fields": { mutate: fields, tests: ["components/{fields,fieldParts}"] },
	// Each of its tests renders seven months.
	"controls/calendar": {
		mutate: calendar,
		tests: ["components/{calendar,calendarDays}"],
		stopsAtFirst: true,
	},
	"controls/layers": { mutate: layers, tests: ["components/{dialogElement,layers,looks,parts,sheet}"] },
	"controls/others": {
		mutate: ["components/*.tsx", "components/use*.ts"],
		without: [...fields, ...calendar, ...layers],
		tests: ["components/{content,counters,gallery,looks,pageWatch,parts,pictures,prices,starsAndSteps,tabs}"],
	},
	"search-bar": { mutate: ["search-bar/*.tsx"], tests: ["search-bar/*"] },
};

export const drawnParts: readonly Area[] = Object.entries(drawn).map(
	([name, { mutate, without = [], tests, stopsAtFirst = false }]): Area => ({
		name,
		mutate: [...mutate.map((part) => `src/ui/${part}`), ...without.map((part) => `!src/ui/${part}`)],
		tests: tests.map((test) => `tests/ui/${test}.test.{ts,tsx}`),
		stopsAtFirst,
		isInPage: true,
		atLeast: 80,
	}),
);
