/** A chunk, defined by its modules. A module that matches two chunks goes to the one with the higher priority, together with its dependencies. */
interface Chunk {
	readonly name: string;
	readonly priority: number;
	readonly test: RegExp;
}

/** Builds patterns for paths under `src` and under `node_modules`, in regular expression syntax. */
const own = (...paths: readonly string[]) => new RegExp(`/src/(?:${paths.join("|")})`);

/**
 * A few large chunks compress better than many small ones, and each one costs a request. The grouping was measured by what home, search, a
 * stay and the booking form load before and right after hydration: `npm run verify -- build budget` enforces the totals.
 */
export const chunks: readonly Chunk[] = [
	{
		name: "vendor",
		priority: 4,
		test: /\/node_modules\/(react|react-dom|scheduler|react-router|mobx|mobx-react-lite)\//,
	},
	{
		// The shell around every screen, without what follows hydration, and what home shares with most screens.
		name: "shell",
		priority: 3,
		test: own(
			"main/(?:lazyUse|FirstCalls)",
			"ui/screens/root/(?!DeferredShell|ErrorDetails|Menu|HeaderSearch|use(?:Connection|PendingAction|RouteLoading|SharedSession))",
			"ui/stay-card/Stay(?:Card|Shelf)\\.",
			"ui/components/(?:Sheet|Skeleton)\\.",
			"ui/app/(?:LatestRequest|networkQuality|later|trust)\\.",
			"ui/layout/lazyPart\\.",
			"domain/(?:search/(?:calendar|keyword|recents|searchQuery)|guests/counters|member/menuParts)\\.",
			// The styles that screens share, and home's: their own request would cost more than their bytes.
			"ui/(?!screens/(?!home/)|map/(?!MapLinks)).*\\.module",
		),
	},
	{
		// Home, and its search bar, which other screens open in their header.
		name: "home",
		priority: 2,
		test: own("ui/screens/home/"),
	},
	{
		// What screens share with the code that is loaded after hydration.
		name: "soon",
		priority: 1,
		test: own(
			"ui/wish/WishedVariants",
			"ui/components/(?:icons/interface|Toast|motion|Dialog)",
			"ui/app/(?:useViewModel|takePendingAction)",
			"domain/navigation/pendingAction",
			"ui/format/days",
			"copy/(?:account|wishHeart)\\.",
		),
	},
	{
		// Empty states and travel illustrations.
		name: "empty",
		priority: 1,
		test: own("ui/components/(?:icons/travel|illustrations/(?:Suitcase|Postcard)Scene|EmptyState)"),
	},
	{
		// The notes below a calendar, and the days on which a voucher is valid.
		name: "holidays",
		priority: 1,
		test: own("ui/components/CalendarFooter", "domain/shared/holidays", "domain/offer/voucher\\."),
	},
	{
		// Fields and notices used by many screens.
		name: "frames",
		priority: 1,
		test: own("ui/components/(?:FieldFrame|NoticeBar|Select)", "copy/reading\\."),
	},
	{
		// The texts about an offer before and after it is booked.
		name: "offers",
		priority: 1,
		test: own(
			"domain/booking/refund(?:Steps)?\\.",
			"domain/offer/(?:planAddress|promisedIn)",
			"domain/shared/(?:splitWon|percent)",
			"domain/stay/appointmentType",
			"ui/app/SingleActionViewModel",
			"ui/booking/(?:RefundBar|VoucherFacts|SellerInfo)",
			"ui/components/(?:ActionBar|Accordion|DescriptionList)",
			"copy/(?:refundTimeline|seller|vouchers)\\.",
		),
	},
	{
		// The texts about a booking and its price.
		name: "bookings",
		priority: 1,
		test: own(
			"domain/coupon/coupon(?:Rules|Amount)",
			"domain/offer/(?:priceLedger|ledgerDigest)",
			"domain/stay/channel",
			"ui/booking/(?:StayFacts|CancelTerms|RateComments)",
			"ui/components/PriceLedgerList",
			"copy/bookingForm\\.",
			"ui/format/priceLines",
		),
	},
	{
		name: "choices",
		priority: 1,
		test: own("ui/components/(?:RadioGroup|Checkbox|Chip)"),
	},
	{
		name: "fields",
		priority: 1,
		test: own("ui/components/(?:TextField|TextArea)", "domain/member/(?:validators|globalPhone|phoneTyping)"),
	},
	{
		// The date and guest pickers, wherever they are used.
		name: "pickers",
		priority: 1,
		test: own(
			"ui/components/(?:Calendar|GuestPicker|Counter|Tabs)\\.tsx",
			"ui/condition/dayPrices",
			"domain/search/KeywordResult",
		),
	},
	{
		// What is loaded after hydration.
		name: "late",
		priority: 0,
		test: own("main/late\\.ts", "domain/failure/(?:refusals|definitive)"),
	},
];
