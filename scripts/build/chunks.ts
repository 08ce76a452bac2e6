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
		priority: 3,
		test: /\/node_modules\/(react|react-dom|scheduler|react-router|mobx|mobx-react-lite)\//,
	},
	{
		// Home and what surrounds every screen, without the parts that come after it is alive.
		name: "shell",
		priority: 2,
		test: own(
			"main/(?:lazyUse|FirstCalls)",
			"ui/screens/(?:root|home)/(?!LateShell|ErrorDetails|Menu|HeaderSearch|use(?:Connection|PendingAction|RouteLoading|SharedSession))",
			// Few styles are a request more than they are bytes.
			"ui/components/(?:Toast|Dialog)\\.module",
		),
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
			"copy/(?:account|wishHeart)\\.",
		),
	},
	{
		// What many screens show.
		name: "shared",
		priority: 1,
		test: own(
			"ui/components/(?:icons/travel|illustrations|FieldFrame|NoticeBar|DescriptionList|EmptyState|Select|CalendarFooter)",
			"copy/reading\\.",
			"ui/format/days",
			"domain/shared/holidays",
			"ui/components/(?:Counter|Tabs|GuestPicker)\\.module",
			"ui/condition/ConditionPanels\\.module",
		),
	},
	{
		// What is said of an offer before and after it is booked.
		name: "offers",
		priority: 1,
		test: own(
			"domain/booking/refund(?:Steps)?\\.",
			"domain/offer/(?:planAddress|promisedIn|voucher\\.)",
			"domain/shared/(?:splitWon|percent)",
			"domain/stay/appointmentType",
			"ui/app/Press",
			"ui/booking/(?:RefundBar|VoucherFacts|SellerInfo)",
			"ui/components/(?:ActionBar|Accordion)",
			"copy/(?:refundTimeline|seller|stay|map)\\.",
			"ui/map/MapLinks",
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
			"ui/booking/(?:StayFacts|CancelTerms)",
			"ui/components/PriceLedgerList",
			"copy/bookingForm\\.",
			"ui/format/priceLines",
		),
	},
	{
		name: "choices",
		priority: 1,
		test: own("ui/components/(?:RadioGroup|Checkbox|choice\\.module|Chip)"),
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
