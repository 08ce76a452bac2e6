/** A chunk by what lies in it. Of two that name a module, the one with the higher priority has it, and all that it needs. */
interface Chunk {
	readonly name: string;
	readonly priority: number;
	readonly test: RegExp;
}

/** Paths under `src`, and under `node_modules`, as regular expressions write them. */
const own = (...paths: readonly string[]) => new RegExp(`/src/(?:${paths.join("|")})`);

/**
 * Few big chunks compress better than many small ones, and each is a request. Which modules stand together was measured by what
 * home, search, a stay and the booking form load before they live and right after: `npm run verify -- build budget` holds the sums.
 */
export const chunks: readonly Chunk[] = [
	{
		name: "vendor",
		priority: 4,
		test: /\/node_modules\/(react|react-dom|scheduler|react-router|mobx|mobx-react-lite)\//,
	},
	{
		// What surrounds every screen, without the parts that come after it is alive, and what home shares with most screens.
		name: "shell",
		priority: 3,
		test: own(
			"main/(?:lazyUse|FirstCalls)",
			"ui/screens/root/(?!LateShell|ErrorDetails|Menu|HeaderSearch|use(?:Connection|PendingAction|RouteLoading|SharedSession))",
			"ui/stay-card/Stay(?:Card|Shelf)\\.",
			"ui/components/(?:Sheet|Skeleton)\\.",
			"ui/app/(?:Latest|line|later|lazyPart|trust)\\.",
			"domain/(?:search/(?:calendar|keyword|recents|searchQuery)|guests/counters|member/menuParts)\\.",
			// The styles that screens share, and home's: they are a request more than they are bytes.
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
		// What screens share with what comes once they live.
		name: "soon",
		priority: 1,
		test: own(
			"ui/wish/ByWish",
			"ui/components/(?:icons/interface|Toast|motion|Dialog)",
			"ui/app/(?:useViewModel|takePendingAction)",
			"domain/navigation/pendingAction",
			"ui/format/days",
			"copy/(?:account|wishHeart)\\.",
		),
	},
	{
		// What is shown where there is nothing to show, and pictures of travelling.
		name: "empty",
		priority: 1,
		test: own("ui/components/(?:icons/travel|illustrations/(?:Suitcase|Postcard)Scene|EmptyState)"),
	},
	{
		// What is said below a calendar, and the days a voucher is good for.
		name: "holidays",
		priority: 1,
		test: own("ui/components/CalendarFooter", "domain/shared/holidays", "domain/offer/voucher\\."),
	},
	{
		// Fields and notices of many screens.
		name: "frames",
		priority: 1,
		test: own("ui/components/(?:FieldFrame|NoticeBar|Select)", "copy/reading\\."),
	},
	{
		// What is said of an offer before and after it is booked.
		name: "offers",
		priority: 1,
		test: own(
			"domain/booking/refund(?:Steps)?\\.",
			"domain/offer/(?:planAddress|promisedIn)",
			"domain/shared/(?:splitWon|percent)",
			"domain/stay/appointmentType",
			"ui/app/Press",
			"ui/booking/(?:RefundBar|VoucherFacts|SellerInfo)",
			"ui/components/(?:ActionBar|Accordion|DescriptionList)",
			"copy/(?:refundTimeline|seller|vouchers)\\.",
		),
	},
	{
		// What is said of a booking, and of its price.
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
		// What days and guests are chosen with, wherever.
		name: "pickers",
		priority: 1,
		test: own(
			"ui/components/(?:Calendar|GuestPicker|Counter|Tabs)\\.tsx",
			"ui/condition/dayPrices",
			"domain/search/KeywordResult",
		),
	},
	{
		// What comes once a page lives.
		name: "late",
		priority: 0,
		test: own("main/late\\.ts", "domain/failure/(?:refusals|definitive)"),
	},
];
